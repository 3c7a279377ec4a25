import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Paging } from '#app/ui/paging.tsx';
import { framesPageAddress } from '#model/site-map.ts';

/** Links to the pages of the list of frames. `page` is the current page, counted from 1. */
export function FramesPaging(props: { page: number; pages: number }) {
  const { t, locale } = useLanguage();
  const words = {
    label: t('paging.label'),
    previous: t('paging.previous'),
    next: t('paging.next'),
    page: (n: number) => t('paging.page', { n }),
  };
  return <Paging {...props} addressOf={(n) => framesPageAddress(n, locale)} words={words} />;
}
