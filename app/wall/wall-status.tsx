import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { sheetState } from './wall-reducer.ts';
import type { SolvedState } from './wall-state.ts';

/** How sure the page is of what it draws, and what helps where it is not. */
export function WallStatus({ state }: { state: SolvedState }) {
  const { t } = useLanguage();
  const sheet = sheetState(state);
  const isByHeight = state.ruler !== 'a4';
  return (
    <p role="status" className="wall-status" data-look={sheet === 'unsure' ? 'unsure' : undefined}>
      {sheet === 'none' ? (
        t('wall.ofRoom')
      ) : sheet !== 'unsure' ? (
        <>
          <span>{t('wall.accuracy')}</span>
          <strong>{t('wall.within')}</strong>
        </>
      ) : state.correction?.reason === 'not-found' ? (
        `${t('wall.notFound')} ${t('wall.notFoundThen')}`
      ) : state.correction?.unmoved.length ? (
        t('wall.notFoundThen')
      ) : (
        t(isByHeight ? 'wall.unsureHeight' : 'wall.unsure')
      )}
    </p>
  );
}
