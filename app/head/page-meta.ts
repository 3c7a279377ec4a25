import type { MetaDescriptor } from 'react-router';

/** What a page says of itself to search engines, in its own language. */
export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  /** The same page in each language, and the default one. */
  alternates: { hrefLang: string; href: string }[];
}

/** The head of a page: title, description, its own address and the same page in the other language. */
export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const { title, description, canonical, alternates } = head;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates.map((alternate) => ({ tagName: 'link', rel: 'alternate', ...alternate })),
  ];
}
