import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/* The axe rules about colors, which depend on the theme, but not on the language. They take most of axe's time. */
const colorRules = ['color-contrast', 'link-in-text-block'];

const still = '*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important; }';

/**
 * The violations that axe finds, as text: those of names, roles and order, and, unless `withColors` is false, those of colors in
 * both themes. The page is in the light theme afterwards.
 */
export async function violations(page: Page, withColors = true): Promise<string[]> {
  const found: string[] = [];
  const style = await page.addStyleTag({ content: still });
  for (const theme of withColors ? ['dark', 'light'] : ['light']) {
    await page.evaluate((name) => document.documentElement.classList.toggle('dark', name === 'dark'), theme);
    // The page has no cross-origin frames, so axe need not collect results in a separate page or fetch files again.
    // Passed rules are not listed.
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'], preload: false })
      .setLegacyMode();
    if (theme === 'dark') axe.withRules(colorRules);
    else axe.withTags(rules).disableRules(withColors ? [] : colorRules);
    const result = await axe.analyze();
    for (const { id, help, nodes } of result.violations) {
      for (const { target, failureSummary } of nodes) {
        found.push(`${theme}: ${id}: ${help}: ${target.join(' ')}\n${failureSummary}`);
      }
    }
  }
  await style.evaluate((element) => (element as Element).remove());
  return found;
}
