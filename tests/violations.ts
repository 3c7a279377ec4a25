import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/* The axe rules whose result depends on the theme; names, roles and order are the same in both themes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

const still = '*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important; }';

/**
 * The violations that axe finds in the light theme and, unless `alsoAtDusk` is false, in the dark theme, as text. The page is in the
 * light theme afterwards.
 */
export async function violations(page: Page, alsoAtDusk = true): Promise<string[]> {
  const found: string[] = [];
  const style = await page.addStyleTag({ content: still });
  for (const theme of alsoAtDusk ? ['dark', 'light'] : ['light']) {
    await page.evaluate((name) => document.documentElement.classList.toggle('dark', name === 'dark'), theme);
    // The page has no cross-origin frames, so axe need not collect results in a separate page or fetch files again.
    // Passed rules are not listed.
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
