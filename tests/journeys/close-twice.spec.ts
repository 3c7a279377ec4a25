import { expect, type Locator, type Page, test } from '@playwright/test';
import { addressIn, content, itemOf, type Language, oneLanguage, opener, visit } from '../site.ts';
import { anyScript, clickAtOnce, holdRequests, letItSettle } from '../slow-line.ts';

/* Opening or closing something several times in quick succession has the effect of one time. */

const rum = itemOf(content.frames, 'rum');
const dunes = itemOf(content.frames, 'dunes');

function onThePage(page: Page, language: Language) {
  const { locale, words } = language;
  const onlyTheFrames = async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await letItSettle(page);
    await expect(page).toHaveURL(addressIn(language, 'frames'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.frames.heading);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const selectionButton = page.getByRole('banner').getByRole('button', { name: words.selection.title });
  const selection = page.getByRole('dialog', { name: words.selection.title });
  return {
    /** Visits another page before the frames: a test that goes back one step too many would land there and fail. */
    async arrive() {
      await visit(page, addressIn(language, 'faq'));
      await page.getByRole('banner').getByRole('link', { name: words.nav.frames, exact: true }).click();
      await onlyTheFrames();
    },
    onlyTheFrames,
    details: ({ title }: typeof rum) =>
      opener(page.getByRole('main'), `${words.frames.details}: ${title[locale]}`),
    dialog: ({ title }: typeof rum) => page.getByRole('dialog', { name: title[locale], exact: true }),
    selectionButton,
    selection,
    /** Opens and closes the list once, so that its code has come, and it is shown before its address next time. */
    async fetchTheList() {
      await selectionButton.click();
      await selection.getByRole('button', { name: words.common.close }).click();
      await onlyTheFrames();
    },
  };
}

const waysToClose: Record<string, (page: Page, button: Locator) => Promise<unknown>> = {
  'two clicks on its button': (_, button) => clickAtOnce(button, button),
  'a double click': (_, button) => button.dblclick(),
  'Escape twice': (page) => Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Escape')]),
};

for (const language of oneLanguage) {
  const { locale, words } = language;

  test(`${locale}: details and the list of chosen frames close in every quick way, and the page stays`, async ({
    page,
  }) => {
    const { arrive, details, dialog, selectionButton, selection, onlyTheFrames } = onThePage(page, language);
    await arrive();
    for (const [way, closeTwice] of Object.entries(waysToClose)) {
      await test.step(way, async () => {
        await details(rum).click();
        await expect(dialog(rum)).toBeVisible();
        await closeTwice(page, dialog(rum).getByRole('button', { name: words.common.close }));
        await onlyTheFrames();
        await selectionButton.click();
        await expect(selection).toBeVisible();
        await closeTwice(page, selection.getByRole('button', { name: words.common.close }));
        await onlyTheFrames();
      });
    }
    // Back leads to the page before: no step back has been too many, nor too few.
    await page.goBack();
    await expect(page).toHaveURL(addressIn(language, 'faq'));
  });

  test(`${locale}: details and the list that are opened twice are closed by one step back`, async ({
    page,
  }) => {
    const { arrive, details, dialog, selectionButton, selection, onlyTheFrames } = onThePage(page, language);
    await arrive();
    for (const [button, opened] of [
      [details(rum), dialog(rum)],
      [selectionButton, selection],
    ] as const) {
      await clickAtOnce(button, button);
      await expect(opened).toBeVisible();
      await letItSettle(page);
      await page.goBack();
      await onlyTheFrames();
    }
  });

  test(`${locale}: the list of chosen frames, closed in the moment in which it is shown, stays closed`, async ({
    page,
  }) => {
    const { arrive, fetchTheList, selectionButton, onlyTheFrames } = onThePage(page, language);
    await arrive();
    await fetchTheList();
    await page.evaluate(() => {
      const closeAtOnce = (_: unknown, observer: MutationObserver) => {
        const button = document.querySelector<HTMLElement>('dialog[open] > button');
        if (!button) return;
        observer.disconnect();
        button.click();
        document.body.dataset.closed = '';
      };
      new MutationObserver(closeAtOnce).observe(document.body, { subtree: true, attributes: true });
    });
    await selectionButton.click();
    await expect(page.locator('body[data-closed]')).toBeAttached();
    await onlyTheFrames();
    await page.goBack();
    await expect(page).toHaveURL(addressIn(language, 'faq'));
  });

  test(`${locale}: a double tap on the bag of a phone opens the list of chosen frames, which stays open`, async ({
    page,
  }) => {
    const { arrive, fetchTheList, selectionButton, selection } = onThePage(page, language);
    await arrive();
    await page.setViewportSize({ width: 390, height: 844 });
    await fetchTheList();
    await selectionButton.evaluate((button) => {
      const tapAgain = ({ clientX, clientY, timeStamp }: MouseEvent) => {
        const under = document.elementFromPoint(clientX, clientY);
        for (const type of ['pointerdown', 'mousedown', 'click']) {
          const event = new MouseEvent(type, {
            bubbles: true,
            cancelable: true,
            detail: 2,
            clientX,
            clientY,
          });
          // However slow the machine is, the second tap comes 200 ms after the first.
          Object.defineProperty(event, 'timeStamp', { value: timeStamp + 200 });
          under?.dispatchEvent(event);
        }
        document.body.dataset.tappedOn = under?.querySelector('dialog') ? 'backdrop' : '';
      };
      const onceShown = (work: () => void) =>
        new MutationObserver((_, observer) => {
          if (!document.querySelector('dialog[open]')) return;
          observer.disconnect();
          work();
        }).observe(document.body, { subtree: true, attributes: true });
      button.addEventListener('click', (first) => onceShown(() => tapAgain(first as MouseEvent)));
    });
    await selectionButton.click();
    await expect(page.locator('body')).toHaveAttribute('data-tapped-on', 'backdrop');
    await letItSettle(page);
    await expect(selection).toBeVisible();
    await expect(page).toHaveURL(/selection=open/);
  });

  test(`${locale}: of two details asked for one after the other the last open, alone`, async ({ page }) => {
    const { arrive, details, dialog, onlyTheFrames } = onThePage(page, language);
    await arrive();
    const release = await holdRequests(page, anyScript);
    await clickAtOnce(details(rum), details(dunes));
    release();
    await expect(dialog(dunes)).toBeVisible();
    await letItSettle(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.goBack();
    await onlyTheFrames();
    await page.goForward();
    await expect(dialog(dunes)).toBeVisible();
  });
}
