import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface Look {
  tone: 'clay' | 'ink' | 'whatsapp' | 'outline-whatsapp' | 'outline' | 'light' | 'outline-light';
  /** `card`: 48 px tall instead of 52. */
  size?: 'card';
}

/** The class and attributes that make any link look like a button. */
export function buttonLook({ tone, size }: Look) {
  return { className: styles.button, 'data-tone': tone, ...(size ? { 'data-size': size } : {}) };
}

/** The class of underlined words that act, for links and buttons beside a louder one. */
export const quietLook = styles.quiet;

/** A button that acts on the page. What opens a page, a section or a chat is a link: see buttonLook and OutsideLink. */
export function Button({ tone, size, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" {...buttonLook({ tone, ...(size ? { size } : {}) })} {...rest} />;
}
