import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { announce } from '#app/ui/announce.ts';
import { copyText } from '#app/ui/copy-text.ts';
import { type HungPrint, hookDistance, nailPosition } from './hanging.ts';
import { QuietButton } from './quiet-button.tsx';
import { halfSizeOf } from './solve-wall.ts';
import type { SolvedState } from './wall-state.ts';

const acrossWords = { right: 'wall.nailRight', left: 'wall.nailLeft', within: 'wall.nailWithin' } as const;
const upWords = { above: 'wall.nailAbove', below: 'wall.nailBelow', under: 'wall.nailUnder' } as const;

/** A note for the person who hangs the prints: one line per print, with a button that copies the note. */
export function HangingNote(props: { state: SolvedState; titleOf: (print: HungPrint) => string }) {
  const { state, titleOf } = props;
  const { t } = useLanguage();
  const { wall, ruler, floor } = state;
  const measuredObject = t(ruler === 'a4' ? 'wall.ofSheet' : 'wall.ofDoor');
  const notes = state.prints.map((print) => {
    const { across, up, aboveFloor } = nailPosition(print, halfSizeOf(wall), floor);
    return t('wall.nail', {
      title: titleOf(print),
      across: t(acrossWords[across.side], { n: across.n, it: measuredObject }),
      up: aboveFloor === null ? t(upWords[up.side], { n: up.n }) : t('wall.nailFloor', { n: aboveFloor }),
    });
  });
  const hookNote = t('wall.noteHook', { hook: hookDistance });
  const copy = async () => {
    const isCopied = await copyText([...notes, hookNote].join('\n'));
    announce(t(isCopied ? 'wall.noteCopied' : 'share.failed'));
  };
  return (
    <section className="wall-note" aria-labelledby="wall-note">
      <h2 id="wall-note">{t('wall.note')}</h2>
      {notes.map((note, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same print may hang twice
        <p key={index}>{note}</p>
      ))}
      <p className="wall-small">{hookNote}</p>
      <QuietButton onClick={copy}>{t('wall.copyNote')}</QuietButton>
    </section>
  );
}
