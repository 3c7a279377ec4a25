import './paper-link.css';
import type { Paper } from '#app/loaders/types.ts';
import { quietLook } from '#app/ui/button.tsx';
import { useFirstInteraction } from '#app/ui/use-first-interaction.ts';
import { useLazy } from '#app/ui/use-lazy.ts';

/** After the first input: few visitors share a PDF. */
const loadShare = () => import('./paper-share.tsx');

/** A PDF to keep: a plain link and, where the device can share files, a button that shares it in two taps. */
export function PaperLink({ paper }: { paper: Paper }) {
  const hasInteracted = useFirstInteraction();
  const Share = useLazy(loadShare, hasInteracted && 'canShare' in navigator)?.PaperShare;
  return (
    <p data-paper="">
      <a className={quietLook} href={paper.href} download={paper.fileName}>
        {paper.text}
      </a>
      {Share && <Share paper={paper} />}
    </p>
  );
}
