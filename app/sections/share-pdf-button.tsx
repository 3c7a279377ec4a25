import { useState } from 'react';
import type { Pdf } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { type ShareStep, sharePdf } from '#app/page-parts/share/share-pdf.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './share-pdf-button.module.css';

/** Shares a PDF: the first tap fetches it, the button says how far it is, the next tap shares it. */
export function SharePdfButton({ pdf }: { pdf: Pdf }) {
  // Another item's page has another PDF: what was fetched for this one is not its.
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
