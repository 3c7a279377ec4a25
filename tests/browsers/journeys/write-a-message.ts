import assert from 'node:assert/strict';
import { fill } from '#model/language/translate.ts';
import { addressIn, chatText } from '../../site.ts';
import type { Target } from '../find-in-page.ts';
import type { Journey } from '../journey.ts';

const typed = {
  name: 'Lina & Sons',
  phone: '+962 79 000 0000',
  email: 'lina_a@example.com',
  message: '100% oak + brass?\nمرحبًا',
};
const filled = { ...typed, subject: 'design' };

export const writeAMessage: Journey = {
  title: 'writes a message that outlives a reload, and sends it',
  async tell(visitor, language) {
    const { words } = language;
    const field = (key: string): Target => ({ css: `#contact-${key}` });
    const submit: Target = { css: 'main form button', name: words.contact.submit };
    const values = async () => {
      const all = Object.keys(filled).map(async (key) => [key, await visitor.value(field(key))]);
      return Object.fromEntries(await Promise.all(all));
    };
    const chats = () => visitor.inPage<string[]>('window.chats');

    // The browser's own validation reports empty fields.
    await visitor.visit(addressIn(language, 'contact'));
    await visitor.inPage(recordChats);
    await visitor.click(submit);
    await visitor.expect('the first empty field is asked for', () => visitor.hasFocus(field('name')), true);
    assert.deepEqual(await chats(), [], 'Nothing is sent');

    for (const [key, text] of Object.entries(typed)) await visitor.type(field(key), text);
    await visitor.choose(field('subject'), filled.subject);
    await visitor.expect('all is typed', values, filled);
    await visitor.reload();
    await visitor.expect('all is there after a reload', values, filled);

    await visitor.inPage(recordChats);
    await visitor.click(submit);
    await visitor.expect('one chat is opened', async () => (await chats()).length, 1);
    const [chat = ''] = await chats();
    const labels = words.whatsapp;
    const expected = [
      labels.contact,
      '',
      fill(labels.contactName, { name: typed.name }),
      fill(labels.contactEmail, { email: typed.email }),
      fill(labels.contactPhone, { phone: typed.phone }),
      fill(labels.contactService, { service: words.contact.design }),
      fill(labels.contactMessage, { message: typed.message }),
    ];
    assert.equal(chatText(chat).replace(/[\u2066-\u2069]/g, ''), expected.join('\n'));
  },
};

/* Runs in the page, after the site's own listeners: links to WhatsApp do not open, their addresses are recorded. */
function recordChats() {
  const chats: string[] = [];
  Object.assign(window, { chats });
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href.startsWith('https://wa.me/')) return;
    chats.push(link.href);
    event.preventDefault();
  });
}
