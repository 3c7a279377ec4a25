import { type ComponentType, Suspense, useState } from 'react';
import { frameCards, framesIn } from '#app/loaders/frames.server.ts';
import { pageHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { studioData } from '#app/loaders/head/structured-data.server.ts';
import { faqIn, highlightsIn, processIn, skillsIn } from '#app/loaders/lists.server.ts';
import { itemsOnPage, pageCount } from '#app/loaders/paging.ts';
import { portfolioCardsIn, projectCardsIn } from '#app/loaders/projects.server.ts';
import { siteQrCode } from '#app/loaders/qr-code.server.ts';
import { wallPreviewIn } from '#app/loaders/rooms.server.ts';
import { servicesIn } from '#app/loaders/services.server.ts';
import { contactPictureIn, faqPictureIn, heroIn, siteIn } from '#app/loaders/site.server.ts';
import { testimonialsIn } from '#app/loaders/testimonials.server.ts';
import { PageWords } from '#app/page-parts/language/page-words.tsx';
import type { SectionPosition } from '#app/page-parts/section.tsx';
import { AboutSection } from '#app/sections/about/about-section.tsx';
import { CardRail } from '#app/sections/card-rail.tsx';
import { ContactSection } from '#app/sections/contact/contact-section.tsx';
import { FaqSection } from '#app/sections/faq/faq-section.tsx';
import { FramesSection } from '#app/sections/frames/frames-section.tsx';
import { HeroSection } from '#app/sections/hero/hero-section.tsx';
import { PortfolioSection } from '#app/sections/portfolio/portfolio-section.tsx';
import { ProcessSection } from '#app/sections/process/process-section.tsx';
import { ProjectsSection } from '#app/sections/projects/projects-section.tsx';
import { QrSection } from '#app/sections/qr-code/qr-section.tsx';
import { ServicesSection } from '#app/sections/services/services-section.tsx';
import { TestimonialsSection } from '#app/sections/testimonials/testimonials-section.tsx';
import { isBeforeHydration } from '#app/shell/start/hydrated.tsx';
import { PreserveUserState } from '#app/shell/start/preserve-user-state.tsx';
import type { HeadKind } from '#app/ui/section-head.tsx';
import { pageWordsIn } from '#model/on-disk/words.server.ts';
import type { Route } from './+types/home-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const frames = framesIn(locale);
  const first = itemsOnPage(frames, 1);
  return {
    head: pageHead('home', locale, studioData(locale)),
    words: pageWordsIn(locale, 'about', 'services', 'qr'),
    site: siteIn(locale),
    hero: heroIn(locale),
    services: { services: servicesIn(locale), highlights: highlightsIn(locale), skills: skillsIn(locale) },
    portfolio: portfolioCardsIn(locale),
    frames: frameCards(first),
    wall: wallPreviewIn(locale),
    framesPaging: { pages: pageCount(frames.length), frames: frames.length },
    projects: projectCardsIn(locale, false),
    steps: processIn(locale, true),
    testimonials: testimonialsIn(locale),
    faq: { items: faqIn(locale), picture: faqPictureIn(locale) },
    qr: siteQrCode(),
    contactPicture: contactPictureIn(locale, false),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

type HomeData = Awaited<ReturnType<typeof loader>>;

/**
 * The sections below the hero, in their order. The index of a section in this list determines its number and
 * background.
 */
function homeSections({ site, ...data }: HomeData) {
  return [
    section('services', ServicesSection, data.services),
    section('portfolio', PortfolioSection, { projects: data.portfolio }),
    section('frames', FramesSection, {
      frames: data.frames,
      wall: data.wall,
      site,
      paging: data.framesPaging,
      CardList: CardRail,
    }),
    section('projects', ProjectsSection, { projects: data.projects, CardList: CardRail }),
    section('process', ProcessSection, { steps: data.steps, CardList: CardRail }),
    section('testimonials', TestimonialsSection, { testimonials: data.testimonials, CardList: CardRail }),
    section('faq', FaqSection, { ...data.faq, chatNumber: site.chatNumber }),
    section('qr', QrSection, { qr: data.qr, site }),
    section('contact', ContactSection, { site, picture: data.contactPicture }),
  ];
}

/**
 * The home page: all sections, one below the other. React hydrates each section separately; a section that the
 * visitor touches comes first.
 */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  // Asks without a subscription: if this component rendered again after hydration, React would hydrate all sections at
  // once, in one long task.
  const [isFromHtml] = useState(isBeforeHydration);
  return (
    <PageWords words={loaderData.words}>
      <HeroSection hero={loaderData.hero} site={loaderData.site} />
      <AboutSection />
      {homeSections(loaderData).map(({ id, render }, index) => (
        <Suspense key={id}>
          <PreserveUserState within={`#${id}`} isFromHtml={isFromHtml} />
          {render(positionAt(index))}
        </Suspense>
      ))}
    </PageWords>
  );
}

/** Combines one section with its data. The position of the section on the page is added during rendering. */
function section<Props>(
  id: string,
  Section: ComponentType<Props & { position: SectionPosition }>,
  props: Props,
) {
  return { id, render: (position: SectionPosition) => <Section {...props} position={position} /> };
}

/** How the heads of the first sections are set; no two neighbors are alike. */
const headKinds: HeadKind[] = ['beside', 'margin', 'line', 'beside', 'margin', 'line'];

/** The position of a section: numbers start at 1, and the backgrounds plaster and surface alternate. */
function positionAt(index: number): SectionPosition {
  return {
    level: 2,
    number: index + 1,
    ground: index % 2 === 0 ? 'plaster' : 'surface',
    kind: headKinds[index] ?? 'beside',
  };
}
