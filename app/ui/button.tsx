import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface Look {
  tone: 'clay' | 'ink' | 'whatsapp' | 'outline-whatsapp' | 'outline' | 'light' | 'outline-light';
  /** The height of the button: 48 px with `card`, 52 px without. */
  size?: 'card';
}

/** Returns the class and attributes that make a link look like a button. */
export function buttonLook({ tone, size }: Look) {
  return { className: styles.button, 'data-tone': tone, ...(size ? { 'data-size': size } : {}) };
}

/** The class of an underlined link or button, for an action beside a more important one. */
export const quietLook = styles.quiet;

/** A button that acts on the page. To open a page, a section or a chat, use a link: see buttonLook and OutsideLink. */
export function Button({ tone, size, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" {...buttonLook({ tone, ...(size ? { size } : {}) })} {...rest} />;
}
