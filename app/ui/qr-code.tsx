/** A QR code with its margin, in modules: the side of the square, and the dark modules as an SVG path whose stroke is one wide. */
export interface QrCode {
  size: number;
  path: string;
}

/** A QR code, black on white also in the dark theme: phones read no other. */
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
