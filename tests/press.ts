import { expect, type Locator } from '@playwright/test';

/**
 * Clicks an element where a visitor's pointer would hit it: in the window, and with nothing in front of it. Unlike Playwright's
 * own click it does not wait for frames, so long journeys on the home page take half the time.
 */
export async function press(target: Locator): Promise<void> {
  await expect(() => target.evaluate(clickWhereItIsHit)).toPass({
    intervals: [20, 50, 100, 250],
    timeout: 20_000,
  });
}

/** Runs in the page. Throws if a pointer would not hit the element. */
function clickWhereItIsHit(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const label = hit?.closest('label');
  if (!hit || !(element.contains(hit) || label?.control === element))
    throw new Error(`${element.outerHTML.slice(0, 100)} is behind ${hit?.outerHTML.slice(0, 100)}`);
  (element as HTMLElement).click();
}
