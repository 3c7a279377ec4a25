import { useState } from 'react';
import type { Paper } from '../content/types';
import { useLanguage } from '../language/language-provider';
import { Icon } from '../ui/icon';
import { useHydrated } from '../ui/use-hydrated';
import styles from './paper-link.module.css';

/** How far sharing is: not begun, share fetched (0 to 1), or the file itself. */
export type PaperStep = null | number | File;

/** Fetched when it is first used: few visitors share a PDF. */
const loadShare = () => import('../share/share-paper');

/** A PDF to keep: a plain link and, where the device can share files, a button that shares it in two taps. */
export function PaperLink({ paper }: { paper: Paper }) {
  const { t } = useLanguage();
  const [step, setStep] = useState<PaperStep>(null);
  const canShare = useHydrated() && 'canShare' in navigator;
  const href = `${import.meta.env.BASE_URL}paper/${paper.file}`;
  const go = () =>
    loadShare().then(
      ({ sharePaper }) => sharePaper({ ...paper, href }, step, setStep, t),
      () => window.location.assign(href),
    );
  return (
    <p className={styles.row}>
      <a className={styles.link} href={href} download={paper.fileName}>
        <Icon name="paper" size={20} />
        <span>{paper.text}</span>
      </a>
      {canShare ? (
        <button type="button" className={styles.share} onClick={go} aria-busy={typeof step === 'number'}>
          <Icon name="share" size={20} />
          {step === null
            ? t('share.pdf')
            : typeof step === 'number'
              ? t('share.pdfFetched', { percent: Math.round(100 * step) })
              : t('share.pdfNow')}
        </button>
      ) : null}
    </p>
  );
}
