import type { Page } from '@playwright/test';

/** The time (ms) between two touch events, and the time that a finger rests before it is lifted. */
const [reportInterval, restTime] = [16, 200];

/**
 * Moves a finger over the page, from a point by a distance (px), and lifts it at rest, so that no momentum scroll follows. Each
 * touch event has an explicit time, so that late events of a busy machine do not look like a fast swipe.
 */
export async function drag(page: Page, [x, y]: [number, number], [across, down]: [number, number]) {
  const session = await page.context().newCDPSession(page);
  const steps = 12;
  let now = Date.now();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) => {
    now += type === 'touchEnd' ? restTime : reportInterval;
    return session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + across * share, y: y + down * share }],
      timestamp: now / 1000,
    });
  };
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', step / steps);
  await touch('touchEnd');
  await session.detach();
}

/** Taps the same point twice in quick succession. The events have explicit times, so that a busy machine does not slow them down. */
export async function tapTwice(page: Page, [x, y]: [number, number]) {
  const session = await page.context().newCDPSession(page);
  const begun = Date.now();
  const touches = [0, 60, 160, 220].map((time, index) =>
    session.send('Input.dispatchTouchEvent', {
      type: index % 2 === 0 ? 'touchStart' : 'touchEnd',
      touchPoints: index % 2 === 0 ? [{ x, y }] : [],
      timestamp: (begun + time) / 1000,
    }),
  );
  await Promise.all(touches);
  await session.detach();
}

/**
 * Puts two fingers on the page, at the same height, and moves them sideways apart or together around a point: from one distance
 * (px) between them to another.
 */
export async function pinch(page: Page, [x, y]: [number, number], [from, to]: [number, number]) {
  const session = await page.context().newCDPSession(page);
  const steps = 12;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        distance === undefined ? [] : [-1, 1].map((side, id) => ({ x: x + (side * distance) / 2, y, id })),
    });
  await touch('touchStart', from);
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', from + ((to - from) * step) / steps);
  await touch('touchEnd');
  await session.detach();
}
