import './paper-link.css';
import type { Paper } from '../content/types';
import { awake } from '../ui/awake';
import { quietLook } from '../ui/button';
import { useLate } from '../ui/use-late';

/** After all that the page needs: few visitors share a PDF. */
const loadShare = () => awake().then(() => import('./paper-share'));

/** A PDF to keep: a plain link and, where the device can share files, a button that shares it in two taps. */
export function PaperLink({ paper }: { paper: Paper }) {
  const Share = useLate(loadShare, 'canShare' in navigator)?.PaperShare;
  return (
    <p data-paper="">
      <a className={quietLook} href={paper.href} download={paper.fileName}>
        {paper.text}
      </a>
      {Share && <Share paper={paper} />}
    </p>
  );
}
