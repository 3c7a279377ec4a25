import type { MetaDescriptor } from 'react-router';

/** The data about a page for search engines and link previews, in the language of the page. */
export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  /** The addresses of the same page in each language, and in the default language. */
  alternates: { hrefLang: string; href: string }[];
  siteName: string;
  /** The language as Open Graph writes it: en_US, ar_JO. */
  locale: string;
  otherLocale: string;
  /** The preview picture, 1200×630 px, with its full address. */
  preview: string;
  /** Structured data: objects in the vocabulary of schema.org. */
  structuredData: object[];
}

/** The elements of a page's head: title, description, addresses, link preview and structured data. */
export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const { title, description, canonical, preview } = head;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...head.alternates.map((alternate) => ({ tagName: 'link', rel: 'alternate', ...alternate })),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: head.siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: head.locale },
    { property: 'og:locale:alternate', content: head.otherLocale },
    { property: 'og:image', content: preview },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...head.structuredData.map((data) => ({ 'script:ld+json': data }) as MetaDescriptor),
  ];
}
