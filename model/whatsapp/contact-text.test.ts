import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { chatLink } from './chat-link.ts';
import { contactText } from './contact-text.ts';

const lina = {
  name: 'Lina A.',
  email: 'lina_a@example.com',
  phone: '+962 79 000 0000',
  service: 'Custom furniture',
  message: 'A table for eight.\nOak, please.',
};

function decoded(link: string): string {
  return decodeURIComponent(link.slice(link.indexOf('?text=') + '?text='.length));
}

test('a message in English, line by line', () => {
  expect(contactText(en.whatsapp, lina)).toBe(
    'New Contact Form Submission\n\n' +
      'Name: \u2068Lina A.\u2069\n' +
      'Email: lina_a@example.com\n' +
      'Phone: \u2066+962 79 000 0000\u2069\n' +
      'Service: Custom furniture\n' +
      'Message: \u2068A table for eight.\nOak, please.\u2069',
  );
});

test('a message in Arabic, line by line', () => {
  const typed = { ...lina, name: 'لينا ع.', service: 'تفصيل أثاث', message: 'طاولة لثمانية.' };
  expect(contactText(ar.whatsapp, typed)).toBe(
    'مرحبًا، هذه رسالتي من موقع سنديان:\n\n' +
      'الاسم: \u2068لينا ع.\u2069\n' +
      'البريد الإلكتروني: lina_a@example.com\n' +
      'الهاتف: \u2066+962 79 000 0000\u2069\n' +
      'الخدمة: تفصيل أثاث\n' +
      'الرسالة: \u2068طاولة لثمانية.\u2069',
  );
});

test('a field without a value has no line', () => {
  expect(contactText(en.whatsapp, { ...lina, phone: '  ', service: '', message: 'Hi' })).toBe(
    'New Contact Form Submission\n\nName: \u2068Lina A.\u2069\nEmail: lina_a@example.com\nMessage: \u2068Hi\u2069',
  );
});

test('braces that a visitor types stay braces', () => {
  expect(contactText(en.whatsapp, { ...lina, message: '{name} and {email}' })).toContain(
    'Message: \u2068{name} and {email}\u2069',
  );
});

test.each([
  ['quotes', `"double", 'single' and “curly”`],
  ['signs of an address', 'a & b # c % d + e = f ? g / h'],
  ['already encoded', '100%25 %0A &text=other'],
  ['lines', 'one\n\ntwo\r\nthree'],
  ['direction marks', 'a \u200fb\u200e c'],
  ['Arabic', 'مرحبًا، كم يستغرق المشروع؟'],
  ['emoji', 'a house 🏡 and a family 👨‍👩‍👧'],
])('%s arrive as they were typed', (_, message) => {
  const link = chatLink('962790000000', contactText(en.whatsapp, { ...lina, message }));
  expect(decoded(link)).toContain(`Message: \u2068${message}\u2069`);
});

test('no sign of what is typed is read as markup, and the e-mail address keeps its own', () => {
  const text = contactText(en.whatsapp, { ...lina, name: '*Lina* _A_', message: '~no~ `code` **very**' });
  expect(text.replace(lina.email, '')).not.toMatch(/[*_~`]/);
  expect(text).toContain('Email: lina_a@example.com\n');
  expect(text).toContain('Name: \u2068∗Lina∗ ˍAˍ\u2069');
  expect(text).toContain('Message: \u2068∼no∼ ˋcodeˋ ∗∗very∗∗\u2069');
});

test('telephone and e-mail carry neither marks of direction nor markup', () => {
  const text = contactText(en.whatsapp, {
    ...lina,
    phone: '\u202a+962 *79* 000\u200e 0000\u202c',
    email: '\u200flina_a@example.com\u2069',
  });
  expect(text).toContain('\nEmail: lina_a@example.com\n');
  expect(text).toContain('\nPhone: \u2066+962 ∗79∗ 000 0000\u2069\n');
});

test.each([
  ['٠٧٩٠٠٠٠٠٠٠', '0790000000'],
  ['+۹۶۲ ۷۹ ۱۲۳ ۴۵۶۷', '+962 79 123 4567'],
  ['+962 79 ٠٠٠', '+962 79 000'],
])('the telephone number %s goes out as %s; name and message stay as they are typed', (phone, digits) => {
  const typed = { ...lina, name: 'لينا ٢', message: 'غرفتان ٤×٥ أو ۳×۴' };
  const text = contactText(ar.whatsapp, { ...typed, phone });
  expect(text).toContain(`الهاتف: \u2066${digits}\u2069\n`);
  expect(text).toContain(typed.name);
  expect(text).toContain(typed.message);
});

test('half a character does not break the link', () => {
  const link = chatLink(
    '962790000000',
    contactText(en.whatsapp, { ...lina, name: 'a\ud800b', message: '\udc00' }),
  );
  expect(decoded(link)).toContain('Name: \u2068a\ufffdb\u2069');
  expect(decoded(link)).toContain('Message: \u2068\ufffd\u2069');
});

test('five thousand characters arrive whole', () => {
  const message = 'نص طويل & '.repeat(500).trim();
  const link = chatLink('962790000000', contactText(ar.whatsapp, { ...lina, message }));
  expect(message.length).toBeGreaterThan(4_990);
  expect(decoded(link).endsWith(`الرسالة: \u2068${message}\u2069`)).toBe(true);
});

test('marks that would end or turn our isolates do not arrive', () => {
  const text = contactText(en.whatsapp, { ...lina, message: 'a \u202ec\u202c \u2069d\u2066' });
  expect(text).toContain('Message: \u2068a c d\u2069');
});

test('whatever is typed, each field keeps its own lines and its isolates are closed', () => {
  const typed = fc.string({ unit: 'binary', minLength: 1 });
  fc.assert(
    fc.property(typed, typed, (name, message) => {
      const text = contactText(en.whatsapp, {
        name,
        email: 'a_b@example.com',
        phone: '+962 79',
        service: 'Interior design',
        message,
      });
      expect(text.isWellFormed()).toBe(true);
      expect(text.startsWith('New Contact Form Submission\n\n')).toBe(true);
      expect(text).toContain('Email: a_b@example.com\n');
      expect(text.match(/[\u2066\u2068]/g)?.length).toBe(text.match(/\u2069/g)?.length);
    }),
  );
});

test('a message of 5,000 characters arrives whole', () => {
  const message = 'مطبخ & مجلس + حديقة 100% #1 "بيت"\n'.repeat(200).slice(0, 5000).trim();
  const text = contactText(en.whatsapp, {
    name: 'Lina',
    email: 'l@example.com',
    phone: '1',
    service: 'x',
    message,
  });
  expect(text.endsWith(`Message: \u2068${message}\u2069`)).toBe(true);
});
