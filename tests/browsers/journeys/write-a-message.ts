import assert from 'node:assert/strict';
import { fill } from '../../../app/language/translate.ts';
import { addressIn, chatText } from '../../site.ts';
import type { Target } from '../find-in-page.ts';
import type { Journey } from '../journeys.ts';

const typed = {
  name: 'Lina & Sons',
  phone: '+962 79 000 0000',
  email: 'lina_a@example.com',
  message: '100% oak + brass?\nمرحبًا',
};

export const writeAMessage: Journey = {
  title: 'writes a message that outlives a reload, sends it, and takes it back',
  async tell(visitor, language) {
    const { words } = language;
    const form: Target = { css: 'main form' };
    const field = (label: string): Target => ({ role: 'textbox', name: label, in: form });
    const fields = {
      name: field(words.contact.nameLabel),
      phone: field(words.contact.phoneLabel),
      email: field(words.contact.emailLabel),
      message: field(words.contact.messageLabel),
    };
    const subject: Target = { role: 'combobox', name: words.contact.subjectLabel, in: form };
    const submit: Target = { role: 'button', name: words.contact.submit, in: form };
    const values = async () => {
      const texts = Object.entries(fields).map(async ([key, target]) => [key, await visitor.value(target)]);
      return { ...Object.fromEntries(await Promise.all(texts)), subject: await visitor.value(subject) };
    };
    const empty = { name: '', phone: '', email: '', message: '', subject: '' };
    const filled = { ...typed, subject: 'design' };

    const isTooWide = () =>
      visitor.inPage(() =>
        [...document.querySelectorAll('main form textarea')].some((f) => f.scrollWidth > f.clientWidth),
      );

    // The browser itself asks for what is missing.
    await visitor.visit(addressIn(language, 'contact'));
    await visitor.expect('the empty message field scrolls sideways', isTooWide, false);
    await visitor.keepChats();
    await visitor.click(submit);
    await visitor.expect('the first empty field is asked for', () => visitor.hasFocus(fields.name), true);
    assert.deepEqual(await visitor.chats(), [], 'Nothing is sent');

    for (const key of Object.keys(fields) as (keyof typeof fields)[])
      await visitor.type(fields[key], typed[key]);
    await visitor.choose(subject, 'design');
    await visitor.expect('all is typed', values, filled);
    await visitor.reload();
    await visitor.expect('all is there after a reload', values, filled);

    await visitor.keepChats();
    await visitor.click(submit);
    await visitor.expect('one chat is opened', async () => (await visitor.chats()).length, 1);
    const said = words.whatsapp;
    const text = chatText((await visitor.chats())[0] ?? '').replace(/[\u2066-\u2069]/g, '');
    const expected = [
      said.contact,
      '',
      fill(said.contactName, { name: typed.name }),
      fill(said.contactEmail, { email: typed.email }),
      fill(said.contactPhone, { phone: typed.phone }),
      fill(said.contactService, { service: words.contact.design }),
      fill(said.contactMessage, { message: typed.message }),
    ];
    assert.equal(text, expected.join('\n'));
    await visitor.expect('the form is empty', values, empty);
    await visitor.click({ role: 'button', name: words.common.undo });
    await visitor.expect('all is back', values, filled);
  },
};
