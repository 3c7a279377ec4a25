import type { QrCode } from '#model/geometry/media.ts';

/** A QR code. It is black on white in the dark theme, too, because phones do not read inverted codes. */
export function QrCodeImage(props: { code: QrCode; label: string; className?: string | undefined }) {
  const { size, path } = props.code;
  return (
    <svg
      className={props.className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={props.label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} stroke="#000" />
    </svg>
  );
}
