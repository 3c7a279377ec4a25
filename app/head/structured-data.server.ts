import type {
  BreadcrumbList,
  HomeAndConstructionBusiness,
  ImageGallery,
  ItemList,
  Product,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts';
import { siteIn } from '../content/site.server.ts';
import type { Course, Frame, PictureFiles, PortfolioProject, Project } from '../content/types.ts';
import { wordsIn } from '../content/words.server.ts';
import type { Locale } from '../language/locales.ts';
import { addressOf, itemAddress, type PageKey } from '../site-map.ts';

/*
 * What pages tell search engines in the vocabulary of schema.org: only what stands on the page. The reviews are
 * samples, so there are no ratings.
 */

export type StructuredData = WithContext<Thing>;

/** The studio and its site, for the home page. */
export function studioData(locale: Locale): StructuredData[] {
  const site = siteIn(locale);
  const business: WithContext<HomeAndConstructionBusiness> = {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${site.url}/#studio`,
    name: site.name,
    slogan: site.tagline,
    url: site.url,
    logo: `${site.url}/icon-512.png`,
    image: `${site.url}/icon-512.png`,
    telephone: site.phone,
    email: site.email,
    address: { '@type': 'PostalAddress', addressLocality: site.address, addressCountry: 'JO' },
    areaServed: { '@type': 'Place', name: locale === 'ar' ? 'الشرق الأوسط' : 'Middle East' },
    sameAs: site.social.map(({ url }) => url),
  };
  const website: WithContext<WebSite> = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.name,
    url: `${site.url}${addressOf('home', locale)}`,
    inLanguage: locale,
    publisher: { '@id': `${site.url}/#studio` },
  };
  return [business, website];
}

/** The way from the home page to an item, or to a page with a breadcrumb. */
export function breadcrumbData(
  key: PageKey,
  locale: Locale,
  item?: { slug: string; title: string },
): WithContext<BreadcrumbList> {
  const { url } = siteIn(locale);
  const { nav } = wordsIn(locale);
  const steps = [
    { name: nav.home, address: addressOf('home', locale) },
    { name: nav[key], address: addressOf(key, locale) },
    ...(item ? [{ name: item.title, address: `${addressOf(key, locale)}/${item.slug}` }] : []),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${url}${address}`,
    })),
  };
}

/** A frame group as a product with one offer a size, in JOD. */
export function frameData(frame: Frame, locale: Locale): WithContext<Product> {
  const { url } = siteIn(locale);
  const address = `${url}${itemAddress('frames', frame.slug, locale)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: frame.title,
    description: frame.description,
    sku: frame.code,
    url: address,
    image: frame.images.map((image) => pictureAddress(url, image)),
    brand: { '@type': 'Brand', name: siteIn(locale).name },
    offers: frame.pricing.map(({ size, price }) => ({
      '@type': 'Offer',
      name: `${size} ${wordsIn(locale).common.centimeters}`,
      sku: `${frame.code}/${size.replace('×', 'x')}`,
      price,
      priceCurrency: 'JOD',
      url: `${address}?size=${size.replace('×', 'x')}`,
      seller: { '@id': `${url}/#studio` },
    })),
  };
}

/** The pictures of a project. */
export function projectData(
  key: 'projects' | 'portfolio',
  project: Project | PortfolioProject,
  locale: Locale,
): WithContext<ImageGallery> {
  const { url } = siteIn(locale);
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageGallery',
    name: project.title,
    description: project.description,
    url: `${url}${itemAddress(key, project.slug, locale)}`,
    image: project.images.map((image) => ({
      '@type': 'ImageObject',
      contentUrl: pictureAddress(url, image),
      caption: image.alt,
      width: { '@type': 'QuantitativeValue', value: image.fallbackWidth, unitCode: 'E37' },
      height: {
        '@type': 'QuantitativeValue',
        value: Math.round((image.height * image.fallbackWidth) / image.width),
        unitCode: 'E37',
      },
    })),
  };
}

/** The courses as one list. */
export function coursesData(courses: Course[], locale: Locale): WithContext<ItemList> {
  const { url, name } = siteIn(locale);
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Course',
        name: course.title,
        description: course.excerpt,
        url: `${url}${addressOf('courses', locale)}#${course.slug}`,
        provider: { '@type': 'Organization', '@id': `${url}/#studio`, name },
        offers: [
          { '@type': 'Offer', price: course.priceJod, priceCurrency: 'JOD', category: 'Paid' },
          { '@type': 'Offer', price: course.priceUsd, priceCurrency: 'USD', category: 'Paid' },
        ],
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'Online',
          courseWorkload: `PT${course.hoursTotal}H`,
        },
      },
    })),
  };
}

/** The JPEG of a picture: every reader of structured data knows it. */
function pictureAddress(url: string, { name, fallbackWidth }: PictureFiles): string {
  return `${url}/pictures/${name}-${fallbackWidth}.jpg`;
}
