import { type ComponentType, Suspense, useState } from 'react';
import { faqIn } from '../content/faq.server';
import { frameCards, framesIn } from '../content/frames.server';
import { onPage, pageCount } from '../content/paging';
import { processIn } from '../content/process.server';
import { portfolioCardsIn, projectCardsIn } from '../content/projects.server';
import { siteQrCode } from '../content/qr-code.server';
import { wallPreviewIn } from '../content/rooms.server';
import { highlightsIn, servicesIn, skillsIn } from '../content/services.server';
import { contactPictureIn, faqPictureIn, heroIn, siteIn } from '../content/site.server';
import { testimonialsIn } from '../content/testimonials.server';
import { ownWordsIn } from '../content/words.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { studioData } from '../head/structured-data.server';
import { PageWords } from '../language/page-words';
import { AboutSection } from '../sections/about/about-section';
import { CardRail } from '../sections/card-rail';
import { ContactSection } from '../sections/contact/contact-section';
import { FaqSection } from '../sections/faq/faq-section';
import { FramesSection } from '../sections/frames/frames-section';
import { HeroSection } from '../sections/hero/hero-section';
import { PortfolioSection } from '../sections/portfolio/portfolio-section';
import { ProcessSection } from '../sections/process/process-section';
import { ProjectsSection } from '../sections/projects/projects-section';
import { QrSection } from '../sections/qr-code/qr-section';
import type { SectionPlace } from '../sections/section';
import { ServicesSection } from '../sections/services/services-section';
import { TestimonialsSection } from '../sections/testimonials/testimonials-section';
import { KeepAsLeft } from '../start/keep-as-left';
import { useHydrated } from '../ui/use-hydrated';
import type { Route } from './+types/home-page';
import { localeOf } from './locale-of';

export { shouldRevalidate } from './should-revalidate';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const frames = framesIn(locale);
  const first = onPage(frames, 1);
  return {
    head: pageHead('home', locale, studioData(locale)),
    words: ownWordsIn(locale, 'about', 'services', 'qr'),
    site: siteIn(locale),
    hero: heroIn(locale),
    services: { services: servicesIn(locale), highlights: highlightsIn(locale), skills: skillsIn(locale) },
    portfolio: portfolioCardsIn(locale),
    frames: frameCards(first),
    wall: wallPreviewIn(locale),
    framesPaging: { pages: pageCount(frames.length), frames: frames.length },
    projects: projectCardsIn(locale, false),
    steps: processIn(locale),
    testimonials: testimonialsIn(locale),
    faq: { items: faqIn(locale), picture: faqPictureIn(locale) },
    qr: siteQrCode(),
    contactPicture: contactPictureIn(locale, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

type HomeData = Awaited<ReturnType<typeof loader>>;

/** What stands below the hero, in its order. A section's number and ground follow from its place here. */
function homeSections({ site, ...data }: HomeData) {
  return [
    section('services', ServicesSection, data.services),
    section('portfolio', PortfolioSection, { projects: data.portfolio }),
    section('frames', FramesSection, {
      frames: data.frames,
      wall: data.wall,
      site,
      paging: data.framesPaging,
      Cards: CardRail,
    }),
    section('projects', ProjectsSection, { projects: data.projects }),
    section('process', ProcessSection, { steps: data.steps }),
    section('testimonials', TestimonialsSection, { testimonials: data.testimonials, Cards: CardRail }),
    section('faq', FaqSection, { ...data.faq, chatNumber: site.chatNumber }),
    section('qr', QrSection, { qr: data.qr, site }),
    section('contact', ContactSection, { site, picture: data.contactPicture }),
  ];
}

/** All sections one below the other. Each is taken over by React on its own, first the one that is touched. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const isHydrated = useHydrated();
  const [isFromHtml] = useState(!isHydrated);
  return (
    <PageWords words={loaderData.words}>
      <HeroSection hero={loaderData.hero} site={loaderData.site} />
      <AboutSection />
      {homeSections(loaderData).map(({ id, render }, index) => (
        <Suspense key={id}>
          <KeepAsLeft within={`#${id}`} isFromHtml={isFromHtml} />
          {render(placeAt(index))}
        </Suspense>
      ))}
    </PageWords>
  );
}

/** One section with what it shows; where it stands, it hears in the end. */
function section<Props>(id: string, Section: ComponentType<Props & { place: SectionPlace }>, props: Props) {
  return { id, render: (place: SectionPlace) => <Section {...props} place={place} /> };
}

/** Numbers from one; plaster and surface by turns. */
function placeAt(index: number): SectionPlace {
  return { level: 2, number: index + 1, ground: index % 2 === 0 ? 'plaster' : 'surface' };
}
