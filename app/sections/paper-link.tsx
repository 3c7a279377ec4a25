import './paper-link.css';
import type { Paper } from '../content/types';
import { quietLook } from '../ui/button';
import { useFirstInteraction } from '../ui/use-first-interaction';
import { useLazy } from '../ui/use-lazy';

/** After the first input: few visitors share a PDF. */
const loadShare = () => import('./paper-share');

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
