import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { measurementState } from './wall-reducer.ts';
import type { SolvedState } from './wall-state.ts';

/** Shows how accurate the drawn sizes are, and what helps if they are uncertain. */
export function WallStatus({ state }: { state: SolvedState }) {
  const { t } = useLanguage();
  const measurement = measurementState(state);
  const byHeight = state.ruler !== 'a4';
  return (
    <p role="status" className="wall-status" data-look={measurement === 'unsure' ? 'unsure' : undefined}>
      {measurement === 'none' ? (
        t('wall.ofRoom')
      ) : measurement !== 'unsure' ? (
        <>
          <span>{t('wall.accuracy')}</span>
          <strong>{t('wall.within')}</strong>
        </>
      ) : state.correction?.reason === 'not-found' ? (
        `${t('wall.notFound')} ${t('wall.notFoundThen')}`
      ) : state.correction?.unmoved.length ? (
        t('wall.notFoundThen')
      ) : (
        t(byHeight ? 'wall.unsureHeight' : 'wall.unsure')
      )}
    </p>
  );
}
