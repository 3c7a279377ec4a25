import { faqIn } from '../content/faq.server';
import { framesIn } from '../content/frames.server';
import { onPage, pageCount } from '../content/paging';
import { processIn } from '../content/process.server';
import { portfolioIn, projectsIn } from '../content/projects.server';
import { siteQrCode } from '../content/qr-code.server';
import { highlightsIn, servicesIn, skillsIn } from '../content/services.server';
import { contactPictureIn, heroIn, siteIn } from '../content/site.server';
import { testimonialsIn } from '../content/testimonials.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { studioData } from '../head/structured-data.server';
import { AboutSection } from '../sections/about/about-section';
import { HeroSection } from '../sections/hero/hero-section';
import { Late, late } from '../sections/late';
import type { SectionPlace } from '../sections/section';
import type { Route } from './+types/home-page';
import { localeOf } from './locale-of';

/* What stands below the first screen; the scripts of these sections come late. */
const [
  ServicesSection,
  PortfolioSection,
  FramesSection,
  ProjectsSection,
  ProcessSection,
  TestimonialsSection,
  FaqSection,
  QrSection,
  ContactSection,
] = await Promise.all([
  late('services', async () => (await import('../sections/services/services-section')).ServicesSection),
  late('portfolio', async () => (await import('../sections/portfolio/portfolio-section')).PortfolioSection),
  late('frames', async () => (await import('../sections/frames/frames-section')).FramesSection),
  late('projects', async () => (await import('../sections/projects/projects-section')).ProjectsSection),
  late('process', async () => (await import('../sections/process/process-section')).ProcessSection),
  late(
    'testimonials',
    async () => (await import('../sections/testimonials/testimonials-section')).TestimonialsSection,
  ),
  late('faq', async () => (await import('../sections/faq/faq-section')).FaqSection),
  late('qr', async () => (await import('../sections/qr-code/qr-section')).QrSection),
  late('contact', async () => (await import('../sections/contact/contact-section')).ContactSection),
]);

export { staysOnPage as shouldRevalidate } from './stays-on-page';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const frames = framesIn(locale);
  return {
    head: pageHead('home', locale, studioData(locale)),
    site: siteIn(locale),
    hero: heroIn(locale),
    services: { services: servicesIn(locale), highlights: highlightsIn(locale), skills: skillsIn(locale) },
    portfolio: portfolioIn(locale),
    frames: onPage(frames, 1),
    framesPages: pageCount(frames.length),
    projects: projectsIn(locale),
    steps: processIn(locale),
    testimonials: testimonialsIn(locale),
    faq: faqIn(locale),
    qr: siteQrCode(),
    contactPicture: contactPictureIn(locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

/** All sections one below the other; they stand on plaster and surface by turns. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { site } = loaderData;
  return (
    <>
      <HeroSection hero={loaderData.hero} site={site} />
      <AboutSection />
      <Late id="services">
        <ServicesSection {...loaderData.services} place={onPlaster(1)} />
      </Late>
      <Late id="portfolio">
        <PortfolioSection projects={loaderData.portfolio} place={onSurface(2)} />
      </Late>
      <Late id="frames">
        <FramesSection
          frames={loaderData.frames}
          site={site}
          place={onPlaster(3)}
          paging={{ pages: loaderData.framesPages }}
        />
      </Late>
      <Late id="projects">
        <ProjectsSection projects={loaderData.projects} place={onSurface(4)} />
      </Late>
      <Late id="process">
        <ProcessSection steps={loaderData.steps} place={onPlaster(5)} />
      </Late>
      <Late id="testimonials">
        <TestimonialsSection testimonials={loaderData.testimonials} place={onSurface(6)} />
      </Late>
      <Late id="faq">
        <FaqSection items={loaderData.faq} place={onPlaster(7)} />
      </Late>
      <Late id="qr">
        <QrSection qr={loaderData.qr} site={site} number={8} />
      </Late>
      <Late id="contact">
        <ContactSection site={site} picture={loaderData.contactPicture} place={onPlaster(9)} />
      </Late>
    </>
  );
}

function onPlaster(number: number): SectionPlace {
  return { level: 2, number, ground: 'plaster' };
}

function onSurface(number: number): SectionPlace {
  return { level: 2, number, ground: 'surface' };
}
