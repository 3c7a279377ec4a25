import type { Site } from '../content/types';
import { useLanguage } from '../language/language-provider';
import { announce } from '../ui/announce';
import { useLazy } from '../ui/use-lazy';
import { useSelectionAddress } from './use-selection-address';

const loadSheet = () => import('./selection-sheet');

/** The list of chosen frames over any page, where the address says so; its code comes when it first opens. */
export function SelectionHost({ site }: { site: Site }) {
  const { t } = useLanguage();
  const { isOpen, close } = useSelectionAddress();
  const Sheet = useLazy(loadSheet, isOpen, () => {
    announce(t('common.pageFailed'));
    close();
  })?.SelectionSheet;
  return Sheet && isOpen ? <Sheet site={site} onClose={close} /> : null;
}
