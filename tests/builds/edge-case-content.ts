import type { SiteCopy } from './copy-of-site.ts';

/** A text that would break out of an element, an attribute, a script or a file if it were not escaped. */
export const html = `</script><script>window.hacked=1</script><img src=x onerror=window.hacked=2>&"'`;
const word = 'w'.repeat(120);
const arabicWord = 'ش'.repeat(120);
const both = (text: string) => ({ en: text, ar: text });
const endless = { en: 'w'.repeat(2000), ar: 'ش'.repeat(2000) };
const long = { en: word, ar: arabicWord };
const name = { en: 'W'.repeat(60), ar: 'ش'.repeat(60) };

/** The items that are hidden: a room names the first one, and a testimonial the second one. */
export const hidden = ['frames/girih', 'projects/cafe-under-the-vines'];

/** Writes content that the schema accepts but nobody would write. */
export function writeEdgeCases({ edit }: SiteCopy) {
  edit('frame-colors.yaml', (colors) => [
    ...colors,
    ...Array.from({ length: 35 }, (_, index) => ({ id: `color-${index}`, name, swatch: '#102030' })),
  ]);
  edit('frames/kalima/item.yaml', (frame) => ({
    ...frame,
    title: both(html),
    description: both(html),
    reviews: [],
    images: frame.images.slice(0, 1),
    prints: frame.prints.slice(0, 1),
    colors: ['black'],
  }));
  edit('shop.yaml', () => ({
    specification: { paper: long, glazing: both(html) },
    otherSizes: { text: endless },
  }));
  edit('frames/dunes/item.yaml', (frame) => {
    frame.specification = { frame: long };
    frame.title = long;
    frame.description = endless;
    frame.colors = [...frame.colors, ...Array.from({ length: 35 }, (_, index) => `color-${index}`)];
    frame.pricing = Array.from({ length: 8 }, (_, index) => ({
      size: `${index + 100}x999`,
      price: 1_000_000,
    }));
    for (const print of frame.prints) print.name = name;
    for (const review of frame.reviews) Object.assign(review, { name, comment: endless });
  });
  for (const folder of hidden) edit(`${folder}/item.yaml`, (item) => ({ ...item, hidden: true }));
  edit('frames/line/item.yaml', (frame) => ({
    ...frame,
    availability: { state: 'soldOut', until: '2199-12-31' },
  }));
  edit('frames/sadu/item.yaml', (frame) => {
    frame.availability = { state: 'limited', until: '2199-12-31' };
    frame.prints[0].availability = { state: 'soldOut', until: '2199-11-30' };
  });
  edit('frames/rum/item.yaml', (frame) => {
    frame.pricing[0].availability = { state: 'soldOut', until: '2199-12-31' };
    frame.title.en = 'رم: رمال ونجوم';
    frame.title.ar = 'Rum, sand and stars';
  });
  edit('projects/family-majlis/item.yaml', (project) => ({
    ...project,
    title: both(html),
    category: name,
    excerpt: both(`${html}.`),
    details: {
      ...project.details,
      client: long,
      location: both(html),
      area: 999_999.5,
      budget: 1_000_000_000,
      features: { en: [html, word], ar: [html, arabicWord] },
    },
  }));
  edit('portfolio/abdoun-residence/item.yaml', (project) => ({
    ...project,
    title: long,
    description: endless,
    category: name,
    images: project.images.slice(0, 2).map(({ url }: { url: string }) => ({
      url,
      label: both(html),
      caption: { en: `${word}.`, ar: `${arabicWord}.` },
    })),
  }));
  edit('courses/revit-visualization/item.yaml', (course) => {
    Object.assign(course, {
      title: both(html),
      excerpt: both(html),
      syllabus: { en: [word, html], ar: [arabicWord, html] },
      highlights: { en: [word], ar: [arabicWord] },
    });
  });
  edit('courses/sketchup-v-ray/item.yaml', (course) => {
    Object.assign(course, { title: long, price_jod: 1_000_000, price_usd: 1_000_000, mode: name });
    Object.assign(course, { group_size: 999, teacher: name, certificate: long, refund: both(html) });
  });
  edit('services/interior-design-consultation/item.yaml', (service) => {
    Object.assign(service, { title: long, description: endless, features: { en: [word], ar: [arabicWord] } });
    service.fee = { from: 1_000_000, per: 'm2', note: long };
  });
  edit('process.yaml', ([first]) => [
    { ...first, title: long, description: endless, duration: name, paid: long },
  ]);
  edit('skills.yaml', (skills) => skills.map((skill: object) => ({ ...skill, name })));
  edit('highlights.yaml', ([first]) => [{ ...first, title: long, text: endless }]);
  edit('faq.yaml', ([first, second]) => [
    { ...first, question: both(html), answer: both(html) },
    { ...second, question: long, answer: endless },
  ]);
  edit('ordering.yaml', (ordering) => {
    ordering.steps = [
      { title: long, text: endless },
      { ...ordering.steps[0], text: both(html) },
    ];
    ordering.zones = [
      { id: 'long', name, price: 10_000, days: 60, freeFrom: 1_000_000 },
      { id: 'html', name: both(html.slice(0, 60)) },
    ];
    ordering.payment = { cliq: { alias: 'A'.repeat(20), name, bank: both(html.slice(0, 60)) } };
  });
  edit('privacy.yaml', (privacy) => {
    Object.assign(privacy.device.items.wall, { title: name, text: endless, kept: long });
    privacy.device.items.brief.text = both(html);
    Object.assign(privacy.parts[0], { title: long, text: endless });
    Object.assign(privacy.parts[1].points[0], { title: name, text: endless });
  });
  edit('accessibility.yaml', (statement) => {
    Object.assign(statement.parts[0], { title: both(html), text: both(html) });
    Object.assign(statement.parts[1].points[0], { title: name, text: endless });
  });
  edit('testimonials.yaml', ([first, ...others]) => [
    { ...first, name, role: long, comment: endless },
    ...others,
  ]);
  edit('studio.yaml', ({ materials: [material] }) => ({
    story: { text: endless, signature: both(html) },
    people: [{ name, role: long, words: endless }],
    materials: [{ ...material, name, origin: endless, projects: undefined }],
  }));
  edit('site.yaml', (site) => {
    Object.assign(site, {
      name: { en: html.slice(0, 60), ar: html.slice(0, 60) },
      tagline: long,
      social: [],
    });
    Object.assign(site.hero, { headline: long, subtitle: both(html), caption: long, callToAction: name });
    site.contact.address = long;
    site.hours.week.friday = Array.from({ length: 6 }, (_, hour) => `${hour + 10}:00-${hour + 10}:30`);
    site.hours.exceptions = [{ from: '2030-01-01', to: '2030-12-31', closed: true, note: both(html) }];
    site.budgets = [1, 1_000_000_000];
    site.terms = { visit: endless, guarantee: both(html) };
  });
}
