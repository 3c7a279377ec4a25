import type { ComponentProps } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Rail } from '#app/ui/rail.tsx';

interface CardRailProps extends Omit<ComponentProps<typeof Rail>, 'words'> {
  /** Name of the cards together. */
  label: string;
}

/** How the cards of a section stand on home: on phones side by side (ui/rail), with words in the language of the page. */
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
