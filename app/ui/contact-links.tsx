import { Ltr } from './bidi';

/** A telephone number as a link that calls it; `className` is the link's. */
export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  return (
    <a className={className} href={telephone(phone)}>
      <Ltr>{phone}</Ltr>
    </a>
  );
}

/** An e-mail address as a link that writes to it. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <Ltr>{email}</Ltr>
    </a>
  );
}

/** The `tel:` address of a number, which may be written with spaces. */
export function telephone(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
