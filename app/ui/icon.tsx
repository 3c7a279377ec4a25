import type { ReactNode } from 'react';

/* Own line icons on a grid of 24, drawn with one weight. */
const shapes = {
  close: <path d="m6 6 12 12M18 6 6 18" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  previous: <path d="m14.5 6-6 6 6 6" />,
  next: <path d="m9.5 6 6 6-6 6" />,
  arrow: <path d="M5 12h14m-5.5-5.5L19 12l-5.5 5.5" />,
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
  download: <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />,
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
  ruler: <path d="m3.5 15.5 12-12 5 5-12 12-5-5Zm3-3 2 2m1-5 1.5 1.5m1.5-4.5 2 2" />,
  eye: (
    <>
      <path d="M4 8V4h4m8 0h4v4m0 8v4h-4m-8 0H4v-4" />
      <path d="M6 12c1.6-2.6 3.7-4 6-4s4.4 1.4 6 4c-1.6 2.6-3.7 4-6 4s-4.4-1.4-6-4Z" />
      <circle cx="12" cy="12" r="1.4" />
    </>
  ),
  hammer: (
    <path d="m4.5 19.5 8-8m-2.5-4 3.5-3.5h4l3 3-3.5 3.5-1.5-.5-3 3-3.5-3.5 1.5-1.5-.5-.5Zm-5.5 12 2 2 8-8" />
  ),
  people: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M3 20v-1.5A4.5 4.5 0 0 1 7.5 14h3a4.5 4.5 0 0 1 4.5 4.5V20m1-15.4a3.5 3.5 0 0 1 0 6.8m1.5 2.8a4.5 4.5 0 0 1 3.5 4.3V20" />
    </>
  ),
  consultation: <path d="M4 20l1.2-4A8.3 8.3 0 1 1 8.3 19L4 20Z" />,
  design: (
    <>
      <path d="m4 20 1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19l-4 1Zm10.5-13.5 3 3" />
      <path d="m9.5 12.5-5-5 3-3 5 5m2 2 5 5-3 3-5-5m-4-8.5 1.5-1.5m6.5 9.5 1.5-1.5" />
    </>
  ),
  development: <path d="m12 4 9 4.5-9 4.5-9-4.5L12 4Zm-9 8.5 9 4.5 9-4.5M3 16.5 12 21l9-4.5" />,
  management: (
    <>
      <path d="M8.5 5H6v16h12V5h-2.5" />
      <path d="M9 3h6v4H9zM9 12h.5m2.5 0h3.5M9 16h.5m2.5 0h3.5" />
    </>
  ),
  installation: (
    <>
      <path d="M6 10.5V7a2.5 2.5 0 0 1 2.5-2.5h7A2.5 2.5 0 0 1 18 7v3.5" />
      <path d="M3.5 12.5a2 2 0 0 1 4 0V14h9v-1.5a2 2 0 0 1 4 0V18h-17v-5.5ZM6 18v2m12-2v2" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

/** A line icon beside or instead of a word; assistive technology does not hear it. `size` in px. */
export function Icon(props: { name: IconName; size?: number; className?: string | undefined }) {
  const { name, size = 22, className } = props;
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes[name]}
    </svg>
  );
}
