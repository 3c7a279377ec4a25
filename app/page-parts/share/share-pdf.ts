import type { Pdf } from '#app/loaders/types.ts';
import { announce } from '#app/ui/announce.ts';
import type { Language } from '../language/language-provider.tsx';
import { fetchFile } from './fetch-file.ts';
import { share } from './share.ts';

/**
 * The state of sharing a PDF, which the button shows: not started, the loaded fraction (0 to 1), or the loaded file.
 */
export type ShareStep = null | number | File;

/**
 * Handles one tap on the button. The first tap fetches the PDF; the second tap shares it. Two taps are needed because
 * browsers allow sharing only directly after a tap, and only of a file that is already loaded. Where sharing is
 * impossible or fails, the PDF is downloaded instead.
 * @param step the current state of the button
 * @param setStep sets the new state of the button
 */
export async function sharePdf(
  pdf: Pdf,
  step: ShareStep,
  setStep: (step: ShareStep) => void,
  t: Language['t'],
): Promise<void> {
  // Taps while the PDF is downloaded change nothing.
  if (typeof step === 'number') return;
  if (step) {
    const whole = { files: [step], title: pdf.title };
    // The title is left out where the device cannot share a title and a file together.
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
