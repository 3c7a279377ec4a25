import { ar } from '../language/ar.ts';
import { en } from '../language/en.ts';
import type { Locale } from '../language/locales.ts';
import { count, fill, groupDigits, type Words } from '../language/translate.ts';
import { addressOf } from '../site-map.ts';
import { chatLink } from '../whatsapp/chat-link.ts';
import { courseText } from '../whatsapp/course-text.ts';
import { picture, portrait } from './pictures.server.ts';
import { content, type Item } from './read-content.server.ts';
import type { InBoth } from './schema.ts';
import type {
  Course,
  Fact,
  FaqItem,
  Frame,
  FrameColor,
  Hero,
  Highlight,
  Picture,
  PortfolioProject,
  ProcessStep,
  Project,
  Service,
  Site,
  Skill,
  Testimonial,
} from './types.ts';

const dictionaries: Record<Locale, Words> = { en, ar };

/** Every label, heading and button of a language. */
export function wordsIn(locale: Locale): Words {
  return dictionaries[locale];
}

export function siteIn(locale: Locale): Site {
  const { site } = content();
  return {
    name: site.name[locale],
    wordmark: site.wordmark[locale],
    tagline: site.tagline[locale],
    url: site.url,
    chatNumber: site.chatNumber,
    phone: site.contact.phone,
    email: site.contact.email,
    address: site.contact.address[locale],
    social: site.social.map(({ name, url }) => ({ name: name[locale], url })),
  };
}

export function heroIn(locale: Locale): Hero {
  const { hero } = content().site;
  return {
    headline: hero.headline[locale],
    subtitle: hero.subtitle[locale],
    callToAction: hero.callToAction[locale],
    chatButton: hero.chatButton[locale],
    background: {
      type: hero.background.type,
      image: picture('', hero.background.image, described(hero.background.image, locale), true),
    },
    caption: hero.caption[locale],
  };
}

export function contactPictureIn(locale: Locale): Picture {
  const { image } = content().site.contact;
  return picture('', image, described(image, locale), true);
}

export function servicesBannerIn(locale: Locale): Picture {
  const image = content().site.servicesBanner;
  return picture('', image, described(image, locale), true);
}

export function servicesIn(locale: Locale): Service[] {
  return content().services.map((service, index) => ({
    slug: service.slug,
    title: service.title[locale],
    description: service.description[locale],
    image: picture(service.folder, service.image, described(service.image, locale), index === 0),
    features: service.features[locale],
  }));
}

export function highlightsIn(locale: Locale): Highlight[] {
  return content().highlights.map(({ icon, title, text }) => ({ icon, title: title[locale], text: text[locale] }));
}

export function skillsIn(locale: Locale): Skill[] {
  return content().skills.map(({ name, percent }) => ({ name: name[locale], percent }));
}

export function portfolioIn(locale: Locale): PortfolioProject[] {
  const words = wordsIn(locale);
  return content().portfolio.map((project) => {
    const { details } = project;
    const facts = measured(details, words, locale);
    return {
      ...gallery(project, words, locale),
      ...facts,
      facts: [
        { label: words.projects.area, text: facts.area },
        { label: words.projects.duration, text: facts.duration },
        { label: words.projects.year, text: facts.year },
        { label: words.projects.client, text: details.client[locale] },
        { label: words.projects.location, text: details.location[locale] },
        { label: words.projects.style, text: details.style[locale] },
      ],
    };
  });
}

export function projectsIn(locale: Locale): Project[] {
  const words = wordsIn(locale);
  return content().projects.map((project) => {
    const { details } = project;
    const facts = measured(details, words, locale);
    const list: Fact[] = [
      { label: words.projects.area, text: facts.area },
      { label: words.projects.duration, text: facts.duration },
      { label: words.projects.client, text: details.client[locale] },
      { label: words.projects.budget, text: fill(words.common.jod, { n: groupDigits(details.budget) }) },
      { label: words.projects.location, text: details.location[locale] },
      { label: words.projects.style, text: details.style[locale] },
      { label: words.projects.scope, text: details.scope[locale] },
    ];
    return {
      ...gallery(project, words, locale),
      ...facts,
      categoryInEnglish: project.category.en,
      facts: list,
      features: details.features[locale],
    };
  });
}

export function framesIn(locale: Locale): Frame[] {
  const words = wordsIn(locale);
  const colors = new Map(content().frameColors.map((color) => [color.id, frameColor(color, locale)]));
  return content().frames.map((frame) => ({
    slug: frame.slug,
    code: frame.code,
    title: frame.title[locale],
    description: frame.description[locale],
    currency: frame.currency,
    pricing: frame.pricing,
    colors: frame.colors.flatMap((id) => colors.get(id) ?? []),
    prints: frame.prints.map(({ id, name }) => ({ id, name: name[locale] })),
    images: frame.images.map((image, index) => ({
      ...picture(frame.folder, image, numbered(image, frame.title[locale], index, words, locale), index === 0),
      ...(image.print ? { print: image.print } : {}),
    })),
    reviews: frame.reviews.map((review) => ({
      name: review.name[locale],
      photo: portrait(review.photo[locale]),
      rating: review.rating,
      comment: review.comment[locale],
    })),
  }));
}

export function coursesIn(locale: Locale): Course[] {
  const words = wordsIn(locale);
  const { site, courses } = content();
  return courses
    .filter((course) => course.lang === locale)
    .map((course) => ({
      slug: course.slug,
      title: course.title,
      excerpt: course.excerpt,
      thumbnail: picture(course.folder, course.thumbnail, { label: course.thumbnail.label, alt: course.title }, true),
      hours: count(words, locale, 'trainingHour', course.hours_total),
      sessions: fill(words.courses.sessionsPerWeek, {
        sessions: count(words, locale, 'session', course.sessions_per_week),
      }),
      mode: course.mode,
      priceJod: course.price_jod,
      priceUsd: course.price_usd,
      dollars: count(words, locale, 'dollar', course.price_usd),
      syllabus: course.syllabus,
      highlights: course.highlights,
      chatLink: chatLink(
        site.chatNumber,
        courseText(
          course.cta_whatsapp,
          {
            title: course.title,
            mode: course.mode,
            hours: course.hours_total,
            sessions: course.sessions_per_week,
            jod: course.price_jod,
            usd: course.price_usd,
            url: `${site.url}${addressOf('courses', locale)}#${course.slug}`,
          },
          words,
          locale,
        ),
      ),
    }));
}

export function processIn(locale: Locale): ProcessStep[] {
  return content().process.map(({ id, icon, title, description, duration }) => ({
    id,
    icon,
    title: title[locale],
    description: description[locale],
    duration: duration[locale],
  }));
}

export function testimonialsIn(locale: Locale): Testimonial[] {
  return content().testimonials.map((testimonial) => ({
    id: testimonial.id,
    name: testimonial.name[locale],
    role: testimonial.role[locale],
    photo: portrait(testimonial.photo[locale]),
    comment: testimonial.comment[locale],
    rating: testimonial.rating,
    project: titleOf(testimonial.project, locale),
  }));
}

export function faqIn(locale: Locale): FaqItem[] {
  return content().faq.map(({ id, question, answer }) => ({ id, question: question[locale], answer: answer[locale] }));
}

/** The title of the item in a folder of content/, such as `projects/family-majlis`. */
function titleOf(folder: string, locale: Locale): string {
  const { portfolio, projects, courses } = content();
  const item = [...portfolio, ...projects].find((project) => project.folder === folder);
  return item?.title[locale] ?? courses.find((course) => course.folder === folder && course.lang === locale)?.title ?? '';
}

function described(image: { label?: InBoth | undefined }, locale: Locale) {
  return { label: image.label?.[locale], alt: '' };
}

function numbered(image: { label?: InBoth | undefined }, title: string, index: number, words: Words, locale: Locale) {
  return { label: image.label?.[locale], alt: fill(words.picture.alt, { title, n: index + 1 }) };
}

interface Shown {
  title: InBoth;
  category: InBoth;
  description: InBoth;
  coverImage: { url: string; label: InBoth; dusk?: string | undefined };
  images: { url: string; label?: InBoth | undefined; dusk?: string | undefined }[];
}

/** What portfolio projects and projects have in common: their words and pictures. */
function gallery(project: Item<Shown>, words: Words, locale: Locale) {
  const title = project.title[locale];
  return {
    slug: project.slug,
    title,
    category: project.category[locale],
    description: project.description[locale],
    cover: picture(project.folder, project.coverImage, described(project.coverImage, locale), true),
    images: project.images.map((image, index) =>
      picture(project.folder, image, numbered(image, title, index, words, locale)),
    ),
  };
}

function measured(details: { area: number; duration: number; year: number }, words: Words, locale: Locale) {
  return {
    area: fill(words.common.squareMeters, { n: groupDigits(details.area) }),
    duration: count(words, locale, 'month', details.duration),
    year: String(details.year),
  };
}

function frameColor(color: { id: string; name: InBoth; swatch: string }, locale: Locale): FrameColor {
  const name = color.name[locale];
  return { id: color.id, name, nameInSentence: locale === 'en' ? name.toLowerCase() : name, swatch: color.swatch };
}
