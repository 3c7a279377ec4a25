import type { Words } from '../language/translate.ts';
import { fill } from '../language/translate.ts';
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

/** The message that the contact form sends. A field without a value has no line. */
export function contactText({ whatsapp }: Words, typed: ContactMessage): string {
  const { name, service, message } = typed;
  const email = withoutDirectionMarks(typed.email);
  const phone = neutralize(withoutDirectionMarks(typed.phone));
  const lines = [
    name.trim() && fill(whatsapp.contactName, { name: isolateAuto(neutralize(name.trim())) }),
    email && fill(whatsapp.contactEmail, { email }),
    phone && fill(whatsapp.contactPhone, { phone: isolateLtr(phone) }),
    service && fill(whatsapp.contactService, { service }),
    message.trim() && fill(whatsapp.contactMessage, { message: isolateAuto(neutralize(message.trim())) }),
  ];
  return [whatsapp.contact, '', ...lines.filter((line) => line !== '')].join('\n');
}
