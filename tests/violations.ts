import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/* What a theme can change; names, roles and order are the same in both. */
const colorRules = ['color-contrast', 'link-in-text-block'];

const still = '*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important; }';

/** What is wrong by day, and at dusk unless told otherwise, in lines that say where. The page is left as it was, by day. */
export async function violations(page: Page, alsoAtDusk = true): Promise<string[]> {
  const found: string[] = [];
  const style = await page.addStyleTag({ content: still });
  for (const theme of alsoAtDusk ? ['dark', 'light'] : ['light']) {
    await page.evaluate((name) => document.documentElement.classList.toggle('dark', name === 'dark'), theme);
    // Without frames of other sites there is nothing to gather in a page of its own, nor to fetch again.
    // What is right need not be listed.
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'], preload: false })
      .setLegacyMode();
    const result = await (theme === 'light' ? axe.withTags(rules) : axe.withRules(colorRules)).analyze();
    for (const { id, help, nodes } of result.violations) {
      for (const { target, failureSummary } of nodes) {
        found.push(`${theme}: ${id}: ${help}: ${target.join(' ')}\n${failureSummary}`);
      }
    }
  }
  await style.evaluate((element) => (element as Element).remove());
  return found;
}
