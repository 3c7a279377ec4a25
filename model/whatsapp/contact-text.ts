import { westernDigits } from '#model/language/read-number.ts';
import { fill, type Words } from '#model/language/translate.ts';
import { isolateAuto, isolateLtr } from './isolate.ts';
import { neutralize, withoutDirectionMarks } from './neutralize.ts';

/** The values of the contact form. `service` is the chosen subject in the page’s language. */
export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  service: string;
  message: string;
}

const lineNames = [
  'contact',
  'contactName',
  'contactEmail',
  'contactPhone',
  'contactService',
  'contactMessage',
] as const;

/** The templates of the heading and lines in the contact form's message, in the page’s language. */
export type ContactLines = Pick<Words['whatsapp'], (typeof lineNames)[number]>;

/** Picks the templates of the contact form's message from all words, so that the form’s data contains no other words. */
export function contactLines({ whatsapp }: Words): ContactLines {
  return Object.fromEntries(lineNames.map((name) => [name, whatsapp[name]])) as ContactLines;
}

/** The message that the contact form sends. An empty field gets no line. Digits in the telephone number become 0 to 9. */
export function contactText(lines: ContactLines, typed: ContactMessage): string {
  const { name, service, message } = typed;
  const email = withoutDirectionMarks(typed.email);
  const phone = westernDigits(neutralize(withoutDirectionMarks(typed.phone)));
  const filled = [
    name.trim() && fill(lines.contactName, { name: isolateAuto(neutralize(name.trim())) }),
    email && fill(lines.contactEmail, { email }),
    phone && fill(lines.contactPhone, { phone: isolateLtr(phone) }),
    service && fill(lines.contactService, { service }),
    message.trim() && fill(lines.contactMessage, { message: isolateAuto(neutralize(message.trim())) }),
  ];
  return [lines.contact, '', ...filled.filter((line) => line !== '')].join('\n');
}
