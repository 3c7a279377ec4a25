import type { Language } from '#app/page-parts/language/language-provider.tsx';

/** The texts of the gallery, in the language of the page. */
export function galleryWords({ t }: Pick<Language, 't'>) {
  return {
    next: t('picture.next'),
    previous: t('picture.previous'),
    gallery: t('picture.gallery'),
    galleryKind: t('picture.galleryKind'),
    slideKind: t('picture.slideKind'),
    slideName: t('picture.position', { n: '{index}', m: '{total}' }),
    open: (n: number, m: number) => t('picture.open', { n, m }),
    position: (n: number, m: number) => t('picture.position', { n, m }),
  };
}

/** The texts of a comparison of two pictures, in the language of the page. */
export function comparisonWords({ t }: Pick<Language, 't'>) {
  return {
    compare: t('picture.compare'),
    before: t('picture.before'),
    after: t('picture.after'),
    share: (n: number) => t('picture.share', { n, m: 100 - n }),
  };
}
