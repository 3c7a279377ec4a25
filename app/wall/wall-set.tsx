import type { WallFrame } from '#app/loaders/types.ts';
import { findBySlug } from '#app/page-parts/dialogs/find-by-slug.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { useSelection } from '#app/selection/use-selection.ts';
import { Choice } from '#app/ui/choice.tsx';
import type { HungPrint } from './hanging.ts';
import { nextPrint } from './next-print.ts';
import { QuietButton } from './quiet-button.tsx';
import { maxPrints, type NamedPrint, printOf } from './wall-address.ts';
import { dispatch } from './wall-control.ts';
import type { WallState } from './wall-state.ts';

/** Controls for a set of up to three prints: choose, add or take down one, or hang those of the selection list. */
export function WallSet(props: {
  state: WallState;
  frames: WallFrame[];
  titleOf: (print: HungPrint) => string;
}) {
  const { state, frames, titleOf } = props;
  const { t } = useLanguage();
  const { prints, active } = state;
  const chosen = useSelection().flatMap((line) => {
    const frame = findBySlug(frames, line.slug);
    return frame ? [printOf(frame, line)] : [];
  });
  const held = prints[active];
  const hang = (wanted: NamedPrint[], index = 0) =>
    dispatch({ type: 'printsHung', prints: wanted, active: index });
  return (
    <div className="wall-set">
      {prints.length > 1 ? (
        <Choice
          name="hung"
          label={t('wall.hung')}
          isLabelSeen
          options={prints.map((print, index) => ({
            value: String(index),
            text: `${index + 1}. ${titleOf(print)}`,
          }))}
          value={String(active)}
          onChoose={(index) => dispatch({ type: 'printChosen', index: Number(index) })}
        />
      ) : null}
      <p className="wall-row">
        {held && prints.length < maxPrints ? (
          <QuietButton
            onClick={() => hang([...prints, nextPrint(held, prints, chosen, frames)], prints.length)}
          >
            {t('wall.add')}
          </QuietButton>
        ) : null}
        {prints.length > 1 ? (
          <QuietButton onClick={() => hang(prints.filter((_, index) => index !== active))}>
            {t('wall.takeDown')}
          </QuietButton>
        ) : null}
        {chosen.length > 0 ? (
          <QuietButton onClick={() => hang(chosen)}>{t('wall.fromSelection')}</QuietButton>
        ) : null}
      </p>
    </div>
  );
}
