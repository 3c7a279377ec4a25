import type { Page } from '@playwright/test';

/** Milliseconds between two reports of a screen that is touched, and how long a finger rests before it is lifted. */
const [reportInterval, restTime] = [16, 200];

/**
 * Draws a finger over the page, from a point and so far (px), and lifts it at rest: nothing is pushed on. The times are
 * told with the touches, so that a busy machine that delivers some of them late makes no push of it.
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

/** Taps the same place twice as quickly as an impatient hand does, however late a busy machine delivers it. */
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
