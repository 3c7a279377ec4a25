import { faqIn } from '../content/faq.server';
import { framesIn } from '../content/frames.server';
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
import type { Route } from './+types/home-page';
import { localeOf } from './locale-of';

export { staysOnPage as shouldRevalidate } from './stays-on-page';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    head: pageHead('home', locale, studioData(locale)),
    site: siteIn(locale),
    hero: heroIn(locale),
    services: { services: servicesIn(locale), highlights: highlightsIn(locale), skills: skillsIn(locale) },
    portfolio: portfolioIn(locale),
    frames: framesIn(locale),
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
      <ServicesSection {...loaderData.services} place={onPlaster(1)} />
      <PortfolioSection projects={loaderData.portfolio} place={onSurface(2)} />
      <FramesSection frames={loaderData.frames} site={site} place={onPlaster(3)} />
      <ProjectsSection projects={loaderData.projects} place={onSurface(4)} />
      <ProcessSection steps={loaderData.steps} place={onPlaster(5)} />
      <TestimonialsSection testimonials={loaderData.testimonials} place={onSurface(6)} />
      <FaqSection items={loaderData.faq} place={onPlaster(7)} />
      <QrSection qr={loaderData.qr} site={site} number={8} />
      <ContactSection site={site} picture={loaderData.contactPicture} place={onPlaster(9)} />
    </>
  );
}

function onPlaster(number: number): SectionPlace {
  return { level: 2, number, ground: 'plaster' };
}

function onSurface(number: number): SectionPlace {
  return { level: 2, number, ground: 'surface' };
}
