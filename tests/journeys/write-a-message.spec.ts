import { expect, type Page, test } from '@playwright/test';
import { denyStorage } from '../browser-storage.ts';
import {
  addressIn,
  boxOf,
  chatTexts,
  type Language,
  languages,
  oneLanguage,
  recordChats,
  scriptsAreReady,
  visit,
} from '../site.ts';
import { anyScript, holdRequests } from '../slow-line.ts';

const typed = {
  name: `Lina "A." & Sons`,
  phone: '+962 79 000 0000',
  email: 'lina_a@example.com',
  subject: 'design',
  message: '100% oak, please + brass?\nمرحبًا #1 *soon*',
};

const expected = {
  en:
    'New Contact Form Submission\n\n' +
    'Name: \u2068Lina "A." & Sons\u2069\n' +
    'Email: lina_a@example.com\n' +
    'Phone: \u2066+962 79 000 0000\u2069\n' +
    'Service: Interior design\n' +
    'Message: \u2068100% oak, please + brass?\nمرحبًا #1 ∗soon∗\u2069',
  ar:
    'مرحبًا، هذه رسالتي من موقع سنديان:\n\n' +
    'الاسم: \u2068Lina "A." & Sons\u2069\n' +
    'البريد الإلكتروني: lina_a@example.com\n' +
    'الهاتف: \u2066+962 79 000 0000\u2069\n' +
    'الخدمة: تصميم داخلي\n' +
    'الرسالة: \u2068100% oak, please + brass?\nمرحبًا #1 ∗soon∗\u2069',
};

function onThePage(page: Page, { words }: Language) {
  const form = page.getByRole('form', { name: words.contact.form });
  const fields = {
    name: form.getByRole('textbox', { name: words.contact.nameLabel, exact: true }),
    phone: form.getByRole('textbox', { name: words.contact.phoneLabel, exact: true }),
    email: form.getByRole('textbox', { name: words.contact.emailLabel, exact: true }),
    subject: form.getByRole('combobox', { name: words.contact.subjectLabel }),
    message: form.getByRole('textbox', { name: words.contact.messageLabel, exact: true }),
  };
  return {
    fields,
    submit: form.getByRole('button', { name: words.contact.submit }),
    async fill() {
      await fields.name.fill(typed.name);
      await fields.phone.fill(typed.phone);
      await fields.email.fill(typed.email);
      await fields.subject.selectOption(typed.subject);
      await fields.message.fill(typed.message);
    },
    async expectTyped() {
      for (const name of Object.keys(typed) as (keyof typeof typed)[])
        await expect(fields[name]).toHaveValue(typed[name]);
    },
    async expectEmpty() {
      for (const field of Object.values(fields)) await expect(field).toHaveValue('');
    },
  };
}

for (const language of oneLanguage) {
  const { locale, words } = language;

  test.describe(locale, () => {
    test('a message is sent; what is typed outlives other pages, and what was sent comes back by Undo', async ({
      page,
      context,
    }) => {
      const chats = await recordChats(page);
      const { fields, submit, fill, expectTyped, expectEmpty } = onThePage(page, language);
      const undo = page.getByRole('button', { name: words.common.undo });
      const send = async () => {
        const chat = context.waitForEvent('page');
        await submit.click();
        await (await chat).waitForLoadState();
        await page.bringToFront();
      };
      await visit(page, addressIn(language, 'contact'));
      await fill();

      await test.step('what is typed outlives a reload, another language and Back', async () => {
        await page.reload();
        await expectTyped();
        const other = languages.find((one) => one.locale !== locale) ?? language;
        await page.getByRole('banner').locator(`a[hreflang=${other.locale}]`).first().click();
        await onThePage(page, other).expectTyped();
        await page.goBack();
        await expectTyped();
        await page.getByRole('banner').getByRole('link', { name: words.nav.faq, exact: true }).click();
        await expect(page.getByRole('heading', { name: words.faq.heading })).toBeVisible();
        await page.goBack();
        await expectTyped();
        await expect(undo).toHaveCount(0);
      });

      await test.step('the message is sent, and the form is empty again', async () => {
        await send();
        expect(await chatTexts(chats)).toEqual([expected[locale]]);
        await expectEmpty();
        await expect(page).toHaveURL(addressIn(language, 'contact'));
      });

      await test.step('a message just sent comes back by Undo, and can be sent again', async () => {
        await undo.click();
        await expectTyped();
        await expect(undo).toHaveCount(0);
        await send();
        expect(await chatTexts(chats, 2)).toEqual([expected[locale], expected[locale]]);
        await expectEmpty();
      });

      await test.step('where no chat opened and the page was loaded again, Undo brings the message back', async () => {
        await page.reload();
        await scriptsAreReady(page);
        await expectEmpty();
        await undo.click();
        await expectTyped();
        await page.reload();
        await scriptsAreReady(page);
        await expectTyped();
        await expect(undo).toHaveCount(0);
      });

      await test.step('once something else is typed, there is no Undo', async () => {
        await send();
        await expect(undo).toBeVisible();
        await fields.name.fill('L');
        await expect(undo).toHaveCount(0);
      });
    });

    test('the form says what each field is for and what is missing; a long message is counted, never cut', async ({
      page,
      context,
    }) => {
      const chats = await recordChats(page);
      const { fields, submit, fill } = onThePage(page, language);
      await visit(page, addressIn(language, 'contact'));

      await test.step('fields say what they are for', async () => {
        await expect(fields.name).toHaveAttribute('placeholder', words.contact.namePlaceholder);
        await expect(fields.phone).toHaveAttribute('placeholder', words.contact.phonePlaceholder);
        await expect(fields.phone).toHaveAttribute('type', 'tel');
        await expect(fields.email).toHaveAttribute('placeholder', words.contact.emailPlaceholder);
        await expect(fields.email).toHaveAttribute('type', 'email');
        await expect(fields.message).toHaveAttribute('placeholder', words.contact.messagePlaceholder);
        await expect(fields.subject.locator('option')).toHaveText([
          words.contact.subjectPlaceholder,
          words.contact.furniture,
          words.contact.design,
          words.contact.courses,
        ]);
        await expect(fields.subject).toHaveValue('');
      });

      await test.step('the browser asks for each of the five fields, and nothing is sent', async () => {
        await submit.click();
        await expect(fields.name).toBeFocused();
        for (const [name, field] of Object.entries(fields)) {
          await fill();
          if (name === 'subject') {
            // A visitor cannot empty the subject once it is chosen, so the test empties it by code.
            await field.evaluate((element: HTMLSelectElement) => {
              element.value = '';
            });
          } else await field.fill('');
          await submit.click();
          await expect(field).toBeFocused();
          const isMissing = await field.evaluate(
            (element: HTMLInputElement) => element.validity.valueMissing,
          );
          expect(isMissing, name).toBe(true);
        }
      });

      await test.step('an e-mail address has to be one', async () => {
        await fill();
        await fields.email.fill('lina.example.com');
        await submit.click();
        await expect(fields.email).toBeFocused();
        await expect(fields.name).toHaveValue(typed.name);
        expect(context.pages()).toHaveLength(1);
        expect(chats).toEqual([]);
      });

      await test.step('a long message is counted, never cut', async () => {
        const message = 'مطبخ & مجلس + حديقة 100% #1 "بيت"\n'.repeat(200).slice(0, 4999);
        await fill();
        const counter = page.getByText(locale === 'en' ? /of about 1,000 characters/ : /من نحو 1,000 حرف/);
        await expect(counter).toHaveCount(0);
        await fields.message.fill(`${message}!`);
        await expect(counter.first()).toHaveText(
          locale === 'en' ? '5,000 of about 1,000 characters' : '5,000 من نحو 1,000 حرف',
        );
        await expect(page.getByRole('status').filter({ hasText: '5,000' })).toBeAttached();
        const chat = context.waitForEvent('page');
        await submit.click();
        await (await chat).waitForLoadState();
        expect((await chatTexts(chats)).join().endsWith(`: \u2068${message}!\u2069`)).toBe(true);
      });

      await test.step('a long message has half the window at most, and scrolls', async () => {
        await page.bringToFront();
        await page.setViewportSize({ width: 390, height: 700 });
        const height = async () => (await boxOf(fields.message)).height;
        await expect(fields.message).toHaveValue('');
        const empty = await height();
        await fields.message.fill('line\n'.repeat(8));
        expect(await height()).toBeGreaterThan(empty);
        await fields.message.fill('line\n'.repeat(80));
        expect(await height()).toBeLessThanOrEqual(350);
      });
    });

    test('the line about furniture leads to the form with that subject', async ({ page }) => {
      const { fields } = onThePage(page, language);
      const form = `${addressIn(language, 'contact')}?subject=furniture`;
      await page.goto(addressIn(language, 'home'));
      await expect(page.getByRole('link', { name: words.about.furnitureTitle })).toHaveAttribute(
        'href',
        form,
      );
      await visit(page, form);
      await expect(fields.subject).toHaveValue('furniture');
    });
  });
}

test('where storage is denied, the form keeps what is typed as long as the page, and Undo brings back what was sent', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await denyStorage(page, 'sessionStorage');
  const chats = await recordChats(page);
  const { fields, submit, fill, expectEmpty } = onThePage(page, languages[0]);
  await visit(page, '/contact');

  await test.step('the specified placeholders, letter by letter', async () => {
    await expect(fields.name).toHaveAttribute('placeholder', 'Your Name *');
    await expect(fields.phone).toHaveAttribute('placeholder', 'Phone');
    await expect(fields.email).toHaveAttribute('placeholder', 'Email Address *');
    await expect(fields.message).toHaveAttribute('placeholder', 'Your Message..');
    await expect(page.getByRole('heading', { name: 'Get In Touch', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  });

  await test.step('the form keeps what is typed as long as the page', async () => {
    await fields.message.fill('A kitchen');
    await page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Before you ask' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(fields.message).toHaveValue('A kitchen');
  });

  await test.step('what was just sent comes back by Undo', async () => {
    await fill();
    await submit.click();
    expect(await chatTexts(chats)).toEqual([expected.en]);
    await page.bringToFront();
    await expectEmpty();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(fields.message).toHaveValue(typed.message);
  });
  expect(errors).toEqual([]);
});

test('a draft or an address edited by hand does no harm', async ({ page }) => {
  const { fields } = onThePage(page, languages[0]);
  await page.addInitScript(() =>
    sessionStorage.setItem('contact-draft', '{"name":{},"subject":"castles","message":"left"}'),
  );
  await visit(page, '/contact?subject=castles');
  await expect(fields.message).toHaveValue('left');
  await expect(fields.name).toHaveValue('');
  await expect(fields.subject).toHaveValue('');
});

test('where the form’s script is missing, all five fields are sent, and can be taken back', async ({
  page,
  context,
}) => {
  const script = /\/contact-section[^/]*\.js$/;
  await page.route(script, (route) => route.fulfill({ status: 404 }));
  const chats = await recordChats(page);
  for (const [at, language] of languages.entries()) {
    const { submit, fill, expectEmpty } = onThePage(page, language);
    await page.goto(addressIn(language, 'contact'));
    await fill();
    const chat = context.waitForEvent('page');
    await submit.click();
    await (await chat).waitForLoadState();
    expect((await chatTexts(chats, at + 1)).at(-1)).toBe(expected[language.locale]);
    await page.bringToFront();
    await expectEmpty();
  }
  const language = languages[languages.length - 1] ?? languages[0];
  await page.unroute(script);
  await page.reload();
  await scriptsAreReady(page);
  await page.getByRole('button', { name: language.words.common.undo }).click();
  await onThePage(page, language).expectTyped();
});

test('spaces and empty lines are no answer: the browser asks for the field', async ({ page, context }) => {
  const [english] = languages;
  const { fields, submit, fill } = onThePage(page, english);
  const release = await holdRequests(page, anyScript);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  for (const moment of ['before', 'after'] as const) {
    if (moment === 'after') {
      release();
      await scriptsAreReady(page);
    }
    for (const [name, blank] of [
      ['name', '   '],
      ['phone', '\u00a0 \u200e'],
      ['message', ' \n\n\t'],
    ] as const) {
      await fill();
      await fields[name].fill(blank);
      await submit.click();
      await expect(fields[name], moment).toBeFocused();
      await expect(fields[name], moment).toHaveValue('');
    }
  }
  await fields.phone.fill('  ');
  await fields.name.focus();
  await expect(fields.phone, 'when it is left').toHaveValue('');
  expect(context.pages()).toHaveLength(1);
});
