import type { ComponentProps } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Rail } from '#app/ui/rail.tsx';

interface CardRailProps extends Omit<ComponentProps<typeof Rail>, 'words'> {
  /** Accessible name of the list that holds the cards. */
  label: string;
}

/** The cards of a section on the home page. On phones they stand in a row that scrolls sideways (ui/rail.tsx). */
export function CardRail({ label, ...rest }: CardRailProps) {
  const { t } = useLanguage();
  const words = {
    label,
    previous: t('rail.previous'),
    next: t('rail.next'),
    position: (n: number, m: number) => t('rail.position', { n, m }),
  };
  return <Rail {...rest} words={words} />;
}
