import './pdf-link.css';
import type { Pdf } from '#app/loaders/types.ts';
import { quietLook } from '#app/ui/button.tsx';
import { useFirstInteraction } from '#app/ui/use-first-interaction.ts';
import { useLazy } from '#app/ui/use-lazy.ts';

/** The code for sharing is loaded after the visitor's first input, because few visitors share a PDF. */
const loadShare = () => import('./share-pdf-button.tsx');

/** A download link for a PDF and, where the device can share files, a button that shares the PDF in two taps. */
export function PdfLink({ pdf }: { pdf: Pdf }) {
  const hasInteracted = useFirstInteraction();
  const Share = useLazy(loadShare, hasInteracted && 'canShare' in navigator)?.SharePdfButton;
  return (
    <p data-paper="">
      <a className={quietLook} href={pdf.href} download={pdf.fileName}>
        {pdf.text}
      </a>
      {Share && <Share pdf={pdf} />}
    </p>
  );
}
