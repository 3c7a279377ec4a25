import type { Pdf } from '#app/loaders/types.ts';
import { announce } from '#app/ui/announce.ts';
import type { Language } from '../language/language-provider.tsx';
import { fetchFile } from './fetch-file.ts';
import { share } from './share.ts';

/** How far sharing is, as the button shows it: not begun, the share that is fetched (0 to 1), or the file itself. */
export type ShareStep = null | number | File;

/**
 * One tap on the button. The first fetches the PDF, since a device shares only in the very tap and only what it has;
 * the second shares it. Where that cannot be, or fails, the PDF is downloaded as by its link.
 * @param step where the button stands
 * @param setStep tells the button where it stands now
 */
export async function sharePdf(
  pdf: Pdf,
  step: ShareStep,
  setStep: (step: ShareStep) => void,
  t: Language['t'],
): Promise<void> {
  // Taps while it is being fetched change nothing.
  if (typeof step === 'number') return;
  if (step) {
    const whole = { files: [step], title: pdf.title };
    // Some devices drop the file when words come with it.
    const outcome = await share(navigator.canShare(whole) ? whole : { files: [step] });
    if (outcome === 'failed') giveUp(pdf, setStep, t);
    return;
  }
  setStep(0);
  try {
    const file = await fetchFile(pdf.href, pdf.fileName, pdf.bytes, setStep);
    if (!navigator.canShare({ files: [file] })) throw new Error('This device shares no PDF');
    setStep(file);
    announce(t('share.pdfNow'));
  } catch (error) {
    console.error('The PDF could not be prepared for sharing', error);
    giveUp(pdf, setStep, t);
  }
}

function giveUp({ href, fileName }: Pdf, setStep: (step: ShareStep) => void, t: Language['t']) {
  setStep(null);
  announce(t('share.pdfDownloaded'));
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
}
