import type { ReactNode } from 'react';

/* Own line icons on a grid of 24, drawn with one weight. */
const shapes = {
  close: <path d="m6 6 12 12M18 6 6 18" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  previous: <path d="m14.5 6-6 6 6 6" />,
  next: <path d="m9.5 6 6 6-6 6" />,
  up: <path d="M12 19V5m-5.5 5.5L12 5l5.5 5.5" />,
  plus: <path d="M6 12h12M12 6v12" />,
  minus: <path d="M6 12h12" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  selection: <path d="M5 8.5h14l1 12H4l1-12Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4.5" />,
  select: <path d="M5 8.5h14l1 12H4l1-12Zm3.5 0V7a3.5 3.5 0 0 1 7 0v1.5M12 11.5v6m-3-3h6" />,
  moon: <path d="M19.5 14.2A8 8 0 1 1 9.8 4.5a6.4 6.4 0 0 0 9.7 9.7Z" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
    </>
  ),
  share: (
    <>
      <circle cx="17.5" cy="5.5" r="2.5" />
      <circle cx="6.5" cy="12" r="2.5" />
      <circle cx="17.5" cy="18.5" r="2.5" />
      <path d="m8.7 10.7 6.6-3.9m-6.6 6.5 6.6 3.9" />
    </>
  ),
  whatsapp: (
    <>
      <path d="M4 20l1.2-4A8.3 8.3 0 1 1 8.3 19L4 20Z" />
      <path
        d="M9 8.2c-.5 0-1 .6-1 1.4 0 2.6 3.3 6 6.2 6 .9 0 1.6-.5 1.6-1.1 0-.4-1.6-1.4-2-1.4-.5 0-.7.9-1.2.9-.8 0-2.5-1.7-2.5-2.5 0-.5.9-.7.9-1.2 0-.4-.9-2.1-2-2.1Z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

interface IconProps {
  /** Of the square, in px. */
  size?: number;
  className?: string | undefined;
}

/** A line icon beside or instead of a word; assistive technology does not hear it. */
export function Icon({ name, ...rest }: IconProps & { name: IconName }) {
  return <LineIcon {...rest}>{shapes[name]}</LineIcon>;
}

interface LineIconProps extends IconProps {
  /** The grid on which it is drawn, and so fine its line: 24 as the signs beside words, 36 for a drawing that stands alone. */
  grid?: 24 | 36;
  children: ReactNode;
}

/** The same for a drawing that one section alone needs. */
export function LineIcon({ grid = 24, size = grid === 24 ? 22 : grid, className, children }: LineIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={grid === 24 ? 1.5 : 1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
