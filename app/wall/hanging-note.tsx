import { useLanguage } from '../language/language-provider';
import { announce } from '../ui/announce';
import { quietLook } from '../ui/button';
import { copyText } from '../ui/copy-text';
import { hook, nailOf } from './hanging.ts';
import type { WallState } from './wall-state.ts';

/** The note for whoever drives the nails: one line a print, on the page and to be copied. */
export function HangingNote({ state, titleOf }: { state: WallState; titleOf: (at: number) => string }) {
  const { t } = useLanguage();
  const notes = state.prints.map((print, at) => {
    const { right, above, aboveFloor } = nailOf(print, state.floor);
    const across = t(right < 0 ? 'wall.nailLeft' : 'wall.nailRight', { n: Math.abs(right) });
    const fromSheet = t(above < 0 ? 'wall.nailBelow' : 'wall.nailAbove', { n: Math.abs(above) });
    const up = aboveFloor === null ? fromSheet : t('wall.nailFloor', { n: aboveFloor });
    return t('wall.nail', { title: titleOf(at), across, up });
  });
  const hooked = t('wall.noteHook', { hook });
  const copy = async () => {
    const isCopied = await copyText([...notes, hooked].join('\n'));
    announce(t(isCopied ? 'wall.noteCopied' : 'share.failed'));
  };
  return (
    <section className="wall-note" aria-labelledby="wall-note">
      <h2 id="wall-note">{t('wall.note')}</h2>
      {notes.map((note, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same print may hang twice
        <p key={at}>{note}</p>
      ))}
      <p className="wall-small">{hooked}</p>
      <button type="button" className={quietLook} onClick={copy}>
        {t('wall.copyNote')}
      </button>
    </section>
  );
}
