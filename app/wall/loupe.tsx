import { useEffect, useRef } from 'react';
import type { Point } from './geometry.ts';

/** Width and height on the screen, and how many times larger than the photograph is shown. */
const wide = 128;
const times = 6;

/** What lies under the finger, six times as large, above it. */
export function Loupe({ photo, at: [x, y] }: { photo: ImageBitmap; at: Point }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Follows the finger.
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    const shown = element?.closest<HTMLElement>('.wall-inner')?.offsetWidth ?? 0;
    if (!context || !shown) return;
    const reach = ((wide / times) * photo.width) / shown;
    context.fillStyle = '#12100d';
    context.fillRect(0, 0, wide, wide);
    context.drawImage(photo, x - reach / 2, y - reach / 2, reach, reach, 0, 0, wide, wide);
    context.strokeStyle = '#e09a72';
    context.beginPath();
    context.moveTo(wide / 2, wide / 2 - 14);
    context.lineTo(wide / 2, wide / 2 + 14);
    context.moveTo(wide / 2 - 14, wide / 2);
    context.lineTo(wide / 2 + 14, wide / 2);
    context.stroke();
  }, [photo, x, y]);
  return <canvas ref={canvas} className="wall-loupe" width={wide} height={wide} />;
}
