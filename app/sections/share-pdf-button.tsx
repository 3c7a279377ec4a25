import { useState } from 'react';
import type { Pdf } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { type ShareStep, sharePdf } from '#app/page-parts/share/share-pdf.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './share-pdf-button.module.css';

/**
 * A button that shares a PDF. The first tap fetches the PDF, the button shows the progress, and the second tap shares
 * the PDF.
 */
export function SharePdfButton({ pdf }: { pdf: Pdf }) {
  // React's `key` resets the button when the visitor opens another item: the fetched file is the PDF of the item
  // before.
  return <ShareInTwoTaps key={pdf.href} pdf={pdf} />;
}

function ShareInTwoTaps({ pdf }: { pdf: Pdf }) {
  const { t } = useLanguage();
  const [step, setStep] = useState<ShareStep>(null);
  return (
    <button
      type="button"
      className={styles.button}
      aria-busy={typeof step === 'number'}
      onClick={() => sharePdf(pdf, step, setStep, t)}
    >
      <Icon name="share" size={20} />
      {step === null
        ? t('share.pdf')
        : typeof step === 'number'
          ? t('share.pdfFetched', { percent: Math.round(100 * step) })
          : t('share.pdfNow')}
    </button>
  );
}
