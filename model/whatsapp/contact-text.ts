import { westernDigits } from '#model/language/read-number.ts';
import { fill, type Words } from '#model/language/translate.ts';
import { isolateAuto, isolateLtr } from './isolate.ts';
import { neutralize, withoutDirectionMarks } from './neutralize.ts';

/** What stands in the contact form. `service` is the chosen subject in the language of the page. */
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

/** The heading and the lines of the message, in the language of the page. */
export type ContactLines = Pick<Words['whatsapp'], (typeof lineNames)[number]>;

/** Those among all words, for the form to carry. */
export function contactLines({ whatsapp }: Words): ContactLines {
  return Object.fromEntries(lineNames.map((name) => [name, whatsapp[name]])) as ContactLines;
}

/** The message that the contact form sends. A field without a value has no line; a telephone number has the digits 0 to 9. */
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
