import { expect, type Page, test } from '@playwright/test';
import {
  addressIn,
  boxOf,
  chatTexts,
  type Language,
  languages,
  onceIn,
  recordChats,
  scriptsAreReady,
  visit,
} from '../site.ts';
import { anyScript, holdRequests } from '../slow-line.ts';

const typed = {
  name: `Lina "A." & Sons`,
  phone: '+962 79 000 0000',
  email: 'lina_a@example.com',
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
      await fields.subject.selectOption('design');
      await fields.message.fill(typed.message);
    },
  };
}

for (const language of languages) {
  const { locale, words } = language;
  const once = onceIn(language);

  test.describe(locale, () => {
    test('a visitor sends a message and finds the form empty again', async ({ page, context }) => {
      const chats = await recordChats(page);
      const { fields, submit, fill } = onThePage(page, language);
      await visit(page, addressIn(language, 'contact'));
      await fill();
      const chat = context.waitForEvent('page');
      await submit.click();
      await (await chat).waitForLoadState();
      expect(await chatTexts(chats)).toEqual([expected[locale]]);
      for (const field of Object.values(fields)) await expect(field).toHaveValue('');
      await expect(page).toHaveURL(addressIn(language, 'contact'));
    });

    once('what is typed outlives a reload, another language and Back, until it is sent', async ({ page }) => {
      await recordChats(page);
      const { fields, submit, fill } = onThePage(page, language);
      const values = { ...typed, subject: 'design' };
      const expectTyped = async (on: typeof fields) => {
        for (const [name, value] of Object.entries(values)) {
          await expect(on[name as keyof typeof on]).toHaveValue(value);
        }
      };
      await visit(page, addressIn(language, 'contact'));
      await fill();
      await page.reload();
      await expectTyped(fields);

      const other = languages.find((one) => one.locale !== locale) ?? language;
      await page.getByRole('banner').locator(`a[hreflang=${other.locale}]`).first().click();
      await expectTyped(onThePage(page, other).fields);
      await page.goBack();
      await expectTyped(fields);
      await page.getByRole('banner').getByRole('link', { name: words.nav.faq, exact: true }).click();
      await expect(page.getByRole('heading', { name: words.faq.heading })).toBeVisible();
      await page.goBack();
      await expectTyped(fields);

      await submit.click();
      await page.bringToFront();
      for (const field of Object.values(fields)) await expect(field).toHaveValue('');
      await page.reload();
      for (const field of Object.values(fields)) await expect(field).toHaveValue('');
    });

    once(
      'where no chat opened and the page was loaded again, Undo brings the message back',
      async ({ page }) => {
        await recordChats(page);
        const { fields, submit, fill } = onThePage(page, language);
        const undo = page.getByRole('button', { name: words.common.undo });
        await visit(page, addressIn(language, 'contact'));
        await fill();
        await submit.click();
        await page.bringToFront();
        await expect(fields.message).toHaveValue('');
        await page.reload();
        await scriptsAreReady(page);
        await expect(fields.message).toHaveValue('');
        await undo.click();
        await expect(fields.message).toHaveValue(typed.message);
        await expect(fields.name).toHaveValue(typed.name);
        await page.reload();
        await scriptsAreReady(page);
        await expect(fields.message).toHaveValue(typed.message);
        await expect(undo).toHaveCount(0);
      },
    );

    once(
      'a message just sent comes back by Undo, until something else is typed',
      async ({ page, context }) => {
        const chats = await recordChats(page);
        const { fields, submit, fill } = onThePage(page, language);
        const undo = page.getByRole('button', { name: words.common.undo });
        await visit(page, addressIn(language, 'contact'));
        await fill();
        await expect(undo).toHaveCount(0);
        await submit.click();
        await page.bringToFront();
        await undo.click();
        await expect(fields.message).toHaveValue(typed.message);
        await expect(fields.subject).toHaveValue('design');
        await expect(undo).toHaveCount(0);
        const second = context.waitForEvent('page');
        await submit.click();
        await (await second).waitForLoadState();
        await page.bringToFront();
        await expect(fields.message).toHaveValue('');
        expect(await chatTexts(chats, 2)).toEqual([expected[locale], expected[locale]]);
        await fields.name.fill('L');
        await expect(undo).toHaveCount(0);
      },
    );

    once('a long message is counted, never cut', async ({ page, context }) => {
      const chats = await recordChats(page);
      const { fields, submit, fill } = onThePage(page, language);
      const message = 'مطبخ & مجلس + حديقة 100% #1 "بيت"\n'.repeat(200).slice(0, 4999);
      await visit(page, addressIn(language, 'contact'));
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

    once('the browser asks for each of the five fields, and nothing is sent', async ({ page, context }) => {
      const chats = await recordChats(page);
      const { fields, submit, fill } = onThePage(page, language);
      await visit(page, addressIn(language, 'contact'));
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
        const isMissing = await field.evaluate((element: HTMLInputElement) => element.validity.valueMissing);
        expect(isMissing, name).toBe(true);
      }
      expect(context.pages()).toHaveLength(1);
      expect(chats).toEqual([]);
    });

    once('an e-mail address has to be one', async ({ page, context }) => {
      const { fields, submit, fill } = onThePage(page, language);
      await visit(page, addressIn(language, 'contact'));
      await fill();
      await fields.email.fill('lina.example.com');
      await submit.click();
      await expect(fields.email).toBeFocused();
      await expect(fields.name).toHaveValue(typed.name);
      expect(context.pages()).toHaveLength(1);
    });

    once('fields say what they are for', async ({ page }) => {
      const { fields } = onThePage(page, language);
      await visit(page, addressIn(language, 'contact'));
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

    once('an address can choose the subject', async ({ page }) => {
      const { fields } = onThePage(page, language);
      await visit(page, `${addressIn(language, 'contact')}?subject=furniture`);
      await expect(fields.subject).toHaveValue('furniture');
      await visit(page, `${addressIn(language, 'contact')}?subject=castles`);
      await expect(fields.subject).toHaveValue('');
    });

    once('the line about furniture leads to the form with that subject', async ({ page }) => {
      const { fields } = onThePage(page, language);
      await visit(page, addressIn(language, 'home'));
      await page.getByRole('link', { name: words.about.furnitureTitle }).click();
      await expect(page).toHaveURL(`${addressIn(language, 'contact')}?subject=furniture`);
      await expect(fields.subject).toHaveValue('furniture');
    });
  });
}

test('the specified placeholders, letter by letter', async ({ page }) => {
  const { fields } = onThePage(page, languages[0]);
  await visit(page, '/contact');
  await expect(fields.name).toHaveAttribute('placeholder', 'Your Name *');
  await expect(fields.phone).toHaveAttribute('placeholder', 'Phone');
  await expect(fields.email).toHaveAttribute('placeholder', 'Email Address *');
  await expect(fields.message).toHaveAttribute('placeholder', 'Your Message..');
  await expect(page.getByRole('heading', { name: 'Get In Touch', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
});

test('where storage is denied, what was just sent comes back by Undo', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const chats = await recordChats(page);
  const { fields, submit, fill } = onThePage(page, languages[0]);
  await visit(page, '/contact');
  await fill();
  await submit.click();
  expect(await chatTexts(chats)).toEqual([expected.en]);
  await page.bringToFront();
  await expect(fields.message).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(fields.message).toHaveValue(typed.message);
});

test('where storage is denied, the form works and keeps what is typed as long as the page', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const { fields } = onThePage(page, languages[0]);
  await visit(page, '/contact');
  await fields.message.fill('A kitchen');
  await page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Before you ask' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(fields.message).toHaveValue('A kitchen');
  expect(errors).toEqual([]);
});

test('a draft edited by hand does no harm', async ({ page }) => {
  const { fields } = onThePage(page, languages[0]);
  await page.addInitScript(() =>
    sessionStorage.setItem('contact-draft', '{"name":{},"subject":"castles","message":"left"}'),
  );
  await visit(page, '/contact');
  await expect(fields.message).toHaveValue('left');
  await expect(fields.name).toHaveValue('');
  await expect(fields.subject).toHaveValue('');
});

for (const language of languages) {
  test(`${language.locale}: where the form’s script is missing, all five fields are sent, and can be taken back`, async ({
    page,
    context,
  }) => {
    const { fields, submit, fill } = onThePage(page, language);
    const script = /\/contact-section[^/]*\.js$/;
    await page.route(script, (route) => route.fulfill({ status: 404 }));
    const chats = await recordChats(page);
    await page.goto(addressIn(language, 'contact'));
    await fill();
    const chat = context.waitForEvent('page');
    await submit.click();
    await (await chat).waitForLoadState();
    expect(await chatTexts(chats)).toEqual([expected[language.locale]]);
    await page.bringToFront();
    for (const field of Object.values(fields)) await expect(field).toHaveValue('');
    await page.unroute(script);
    await page.reload();
    await scriptsAreReady(page);
    await page.getByRole('button', { name: language.words.common.undo }).click();
    for (const [name, value] of Object.entries({ ...typed, subject: 'design' }))
      await expect(fields[name as keyof typeof fields]).toHaveValue(value);
  });
}

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

test('a long message has half the window at most, and scrolls', async ({ page }) => {
  const { fields } = onThePage(page, languages[0]);
  await page.setViewportSize({ width: 390, height: 700 });
  await visit(page, '/contact');
  const height = async () => (await boxOf(fields.message)).height;
  const empty = await height();
  await fields.message.fill('line\n'.repeat(8));
  expect(await height()).toBeGreaterThan(empty);
  await fields.message.fill('line\n'.repeat(80));
  expect(await height()).toBeLessThanOrEqual(350);
});
