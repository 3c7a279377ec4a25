import { expect, test } from 'vitest';
import { contentRoot } from './folders.server.ts';
import { readWholeContent } from './read-content.server.ts';
import type { WholeContent } from './read-kinds.server.ts';
import { shownContent } from './shown-content.server.ts';

const whole = readWholeContent(contentRoot, {});
const { portfolio, projects, frames, services, courses } = whole;
const hero = `portfolio/${whole.site.hero.project}`;
const printsIn = (works: Pick<WholeContent['portfolio'][number], 'images'>[]) =>
  works.flatMap(({ images }) => images.flatMap((image) => image.prints ?? []));
/** A series that hangs in a picture of the hero's project. */
const [{ frame } = { frame: '' }] = printsIn(portfolio.filter(({ folder }) => folder === hero));

/** Hides every item but the hero's project and the series that hangs there. */
function almostNothing(): WholeContent {
  const hide = <Item extends { folder: string; hidden?: boolean | undefined }>(item: Item): Item =>
    [hero, `frames/${frame}`].includes(item.folder) ? item : { ...item, hidden: true };
  return {
    ...whole,
    services: services.map(hide),
    portfolio: portfolio.map(hide),
    projects: projects.map(hide),
    frames: frames.map(hide),
    courses: courses.map(hide),
  };
}

test('content without hidden items is shown as it is', () => {
  expect(shownContent(whole)).toBe(whole);
});

test('hidden items are left out, and so is every reference to them', () => {
  const shown = shownContent(almostNothing());
  expect(shown.portfolio.map(({ folder }) => folder)).toEqual([hero]);
  expect(shown.frames.map(({ slug }) => slug)).toEqual([frame]);
  expect([shown.services, shown.courses, shown.projects]).toEqual([[], [], []]);

  const [own, shownOwn] = [whole, shown].map((one) => one.portfolio.filter(({ folder }) => folder === hero));
  expect(printsIn(shownOwn ?? [])).toEqual(printsIn(own ?? []).filter((one) => one.frame === frame));
  expect(shownOwn?.[0]?.images.map(({ url }) => url)).toEqual(own?.[0]?.images.map(({ url }) => url));
  expect(JSON.stringify(shown.portfolio)).not.toContain('"prints":[]');

  expect(shown.testimonials.length).toBe(whole.testimonials.length);
  const named = [...shown.testimonials, ...(shown.studio.materials ?? [])].flatMap((one) =>
    'projects' in one ? (one.projects ?? []) : 'project' in one ? [one.project] : [],
  );
  expect(named.filter((folder) => folder !== hero)).toEqual([]);
});

test('the addresses of hidden items, and those that led there, lead to the section and are marked', () => {
  const [, second] = frames;
  const moved = [
    { from: '/frames/former', to: `/${second?.folder}` },
    { from: '/frames/other', to: `/${frames[0]?.folder}` },
  ];
  const shown = shownContent({
    ...whole,
    frames: frames.map((frame) => (frame === second ? { ...frame, hidden: true } : frame)),
    courses: courses.map((course) => ({ ...course, hidden: true })),
    moved,
  });
  expect(shown.moved).toEqual([
    { from: '/frames/former', to: '/frames', isHidden: true },
    moved[1],
    { from: `/${second?.folder}`, to: '/frames', isHidden: true },
  ]);
});
