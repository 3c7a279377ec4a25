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
import { type Availability, stronger } from '#model/content/availability.ts';
import { dayOfIso, instantOf, isoDay, isoInstant, timeText } from '#model/hours/clock.ts';
import type { Range } from '#model/hours/opening.ts';
import type { Locale } from '#model/language/locales.ts';
import { sizeText } from '#model/language/translate.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { addressOf, itemAddress, type PageKey } from '#model/site-map.ts';
import { openingHours } from '../hours.server.ts';
import { contactPictureIn, onOneLine, siteIn } from '../site.server.ts';
import type {
  Course,
  CourseSchedule,
  Frame,
  PictureFiles,
  PortfolioProject,
  Project,
  Site,
} from '../types.ts';
import { shippingData } from './shipping-data.server.ts';

/*
 * Structured data for search engines, in the vocabulary of schema.org. The data contains only what the page itself
 * shows. There are no ratings, because the reviews are samples.
 */

export type StructuredData = WithContext<Thing>;

/** The studio and its site, for the home page and the contact page. */
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
    image: pictureAddress(site.url, contactPictureIn(locale, false)),
    telephone: site.phone,
    email: site.email,
    ...placeData(site, locale),
    ...openingData(),
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

/** The studio's address, and where the content names them its point and its link on a map. */
function placeData({ place: shown }: Site, locale: Locale) {
  const { address, city, place } = content().site.contact;
  const { area, point } = place ?? {};
  const street = onOneLine([shown?.street, area?.[locale]], locale);
  return {
    address: {
      '@type': 'PostalAddress' as const,
      ...(street ? { streetAddress: street } : {}),
      addressLocality: (city ?? address)[locale],
      addressCountry: 'JO',
    },
    ...(point ? { geo: { '@type': 'GeoCoordinates' as const, ...point } } : {}),
    ...(shown?.map ? { hasMap: shown.map } : {}),
  };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The regular opening hours and the exceptions. A closed day is written as 00:00 to 00:00. */
function openingData() {
  const { week, exceptions } = openingHours();
  const all = week.flatMap((ranges, weekday) => ranges.map((range) => ({ weekday, ...openAndClose(range) })));
  const distinct = [...new Map(all.map((one) => [`${one.opens}-${one.closes}`, one])).values()];
  return {
    openingHoursSpecification: distinct.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: all
        .filter((one) => one.opens === opens && one.closes === closes)
        .map(({ weekday }) => weekdays[weekday] ?? 'Sunday'),
      opens,
      closes,
    })),
    specialOpeningHoursSpecification: exceptions.flatMap(({ from, to, ranges }) =>
      (ranges.length > 0 ? ranges.map(openAndClose) : [{ opens: '00:00', closes: '00:00' }]).map((hours) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: isoDay(from),
        validThrough: isoDay(to),
        ...hours,
      })),
    ),
  };
}

/**
 * Opening and closing time. A day that is open until midnight closes at 23:59, because 00:00 on both sides would mean
 * a closed day.
 */
function openAndClose([from, to]: Range) {
  const clock = (minutes: number) => timeText(minutes).padStart(5, '0');
  return { opens: clock(from), closes: to === 24 * 60 ? '23:59' : clock(to) };
}

/** The breadcrumb from the home page to an item, or to a page with a breadcrumb. */
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

/**
 * A frame group as a product, with one offer for each size, in JOD. Where its prints differ in availability, each
 * print and size has an offer. A limited print gets a second offer, which begins on the day after the limit ends.
 */
export function frameData(frame: Frame, locale: Locale): WithContext<Product> {
  const { url } = siteIn(locale);
  const { common } = wordsIn(locale);
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
    ...specificationData(frame),
    offers: printsByAvailability(frame).flatMap(({ id, name, availabilityData }) =>
      frame.pricing.flatMap(({ size, price, availabilityData: ofSize }) =>
        offerAvailability(stronger<Availability>(availabilityData, ofSize)).map((availability) => ({
          '@type': 'Offer' as const,
          name: `${name ? name + common.listComma : ''}${sizeText(size)} ${common.centimeters}`,
          sku: `${frame.code}/${size}`,
          price,
          priceCurrency: 'JOD',
          ...availability,
          url: `${address}?${id ? `print=${id}&` : ''}size=${size}`,
          seller: { '@id': `${url}/#studio` },
          ...shippingData(price, locale),
        })),
      ),
    ),
  };
}

/** The rows of a frame group's specification: paper, glass, frame and so on. */
function specificationData({ specification }: Frame) {
  if (specification.length === 0) return {};
  return {
    additionalProperty: specification.map(({ label, text }) => ({
      '@type': 'PropertyValue' as const,
      name: label,
      value: text,
    })),
  };
}

/**
 * The prints of a group with their availability. Where all prints have the same availability, a single entry without a
 * name stands for all of them.
 */
function printsByAvailability({
  prints,
}: Frame): { id?: string; name?: string; availabilityData?: Availability | undefined }[] {
  const [first] = prints;
  const isAlike = prints.every(
    ({ availabilityData: data }) =>
      data?.state === first?.availabilityData?.state && data?.until === first?.availabilityData?.until,
  );
  return isAlike ? [{ availabilityData: first?.availabilityData }] : prints;
}

/**
 * The availability fields of an offer, as of the day of the build: the day from which what is sold out is sold again,
 * or the day on which the limit of what is limited ends. Days begin at midnight in the studio's time zone.
 */
function offerAvailability(availability: Availability | undefined) {
  if (!availability) return [{}];
  const { zone } = openingHours();
  const { until } = availability;
  const end = until && isoInstant(zone, instantOf(zone, dayOfIso(until) + 1, 0));
  if (availability.state === 'soldOut') {
    const availabilityStarts = end ? { availabilityStarts: end } : {};
    return [{ availability: 'https://schema.org/SoldOut' as const, ...availabilityStarts }];
  }
  const limited = 'https://schema.org/LimitedAvailability' as const;
  return end
    ? [
        { availability: limited, availabilityEnds: end },
        { availability: 'https://schema.org/InStock' as const, availabilityStarts: end },
      ]
    : [{ availability: limited }];
}

/** A project as structured data: a gallery of its pictures. */
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
      caption: image.caption ?? image.alt,
      width: { '@type': 'QuantitativeValue', value: image.fallbackWidth, unitCode: 'E37' },
      height: {
        '@type': 'QuantitativeValue',
        value: Math.round((image.height * image.fallbackWidth) / image.width),
        unitCode: 'E37',
      },
    })),
  };
}

/** All courses as structured data, in one list. */
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
        ...(course.certificate ? { educationalCredentialAwarded: course.certificate } : {}),
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'Online',
          courseWorkload: `PT${course.hoursTotal}H`,
          ...(course.nextStart ? { startDate: course.nextStart.iso } : {}),
          ...(course.groupSize ? { maximumAttendeeCapacity: course.groupSize } : {}),
          ...(course.teacher ? { instructor: { '@type': 'Person' as const, name: course.teacher } } : {}),
          ...(course.schedule ? { courseSchedule: scheduleData(course, course.schedule) } : {}),
        },
      },
    })),
  };
}

/** The weekly sessions of a course. Their number of weeks follows from its hours, where these fill whole weeks. */
function scheduleData({ hoursTotal, nextStart }: Course, { days, hours }: CourseSchedule) {
  const [from, to] = hours;
  const weeks = (hoursTotal * 60) / (days.length * (to - from));
  const clock = (minutes: number) => timeText(minutes).padStart(5, '0');
  return {
    '@type': 'Schedule' as const,
    repeatFrequency: 'Weekly',
    ...(Number.isInteger(weeks) ? { repeatCount: weeks } : {}),
    byDay: days.map((day) => `https://schema.org/${weekdays[day] ?? 'Sunday'}` as const),
    startTime: clock(from),
    endTime: clock(to),
    duration: `PT${to - from}M`,
    scheduleTimezone: openingHours().zone,
    ...(nextStart ? { startDate: nextStart.iso } : {}),
  };
}

/** The address of a picture's JPEG, the format that every reader of structured data supports. */
function pictureAddress(url: string, { name, fallbackWidth }: PictureFiles): string {
  return `${url}/pictures/${name}-${fallbackWidth}.jpg`;
}
