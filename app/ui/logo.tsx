/** The mark: a round arch that holds one oak leaf. One colour, clear from 16 px up. `size` is its height in px. */
export function LogoMark({ size = 40, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg
      className={className}
      width={(size * 26) / 36}
      height={size}
      viewBox="0 0 26 36"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M1 35V13a12 12 0 0 1 24 0v22Z" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path
        d="M12.3 30v-4.6c-1 .7-2.5.6-3.1-.5-.4-.8-.2-1.6.3-2.2-1.3.3-2.6-.5-2.8-1.8-.2-1 .4-1.9 1.2-2.3-1-.4-1.6-1.5-1.2-2.6.4-1.1 1.6-1.5 2.5-1.1-.5-.9-.2-2.2.8-2.7.6-.3 1.3-.2 1.8.1.1-1.1.5-2.2 1.2-3.1.7.9 1.1 2 1.2 3.1.5-.3 1.2-.4 1.8-.1 1 .5 1.3 1.8.8 2.7.9-.4 2.1 0 2.5 1.1.4 1.1-.2 2.2-1.2 2.6.8.4 1.4 1.3 1.2 2.3-.2 1.3-1.5 2.1-2.8 1.8.5.6.7 1.4.3 2.2-.6 1.1-2.1 1.2-3.1.5V30Z"
        fill="currentColor"
      />
    </svg>
  );
}
