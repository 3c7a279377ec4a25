import { useEffect, useLayoutEffect, useRef } from 'react';
import { colors } from '#model/colors.ts';
import type { Point } from '#model/geometry/points.ts';

/** Width and height on the screen, and how many times larger than the photograph is shown. */
const wide = 128;
const times = 6;

/** How far, in points on the screen, the loupe stays from the finger's middle. */
const clear = 40;

/** What lies under the finger, six times as large: above it, or beside it where there is no room above. */
export function Loupe({ photo, at: [x, y] }: { photo: ImageBitmap; at: Point }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  // Follows the finger, inside of the stage.
  useLayoutEffect(() => {
    const element = canvas.current;
    const corner = element?.parentElement?.getBoundingClientRect();
    const inner = element?.closest<HTMLElement>('.wall-inner');
    const stage = inner?.parentElement?.getBoundingClientRect();
    if (!element || !corner || !inner || !stage) return;
    const [left, top] = [corner.left - stage.left, corner.top - stage.top];
    const isAbove = top > wide + clear;
    const beside = left < stage.width / 2 ? left + clear : left - clear - wide;
    const across = isAbove ? left - wide / 2 : beside;
    const inside = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most - wide, 0));
    // What stands inside of the enlarged photograph is enlarged with it.
    const zoom = inner.getBoundingClientRect().width / (inner.offsetWidth || 1) || 1;
    element.style.left = `${(inside(across, stage.width) - left) / zoom}px`;
    element.style.top = `${(inside(isAbove ? top - clear - wide : top - wide / 2, stage.height) - top) / zoom}px`;
  });

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
    context.fillStyle = colors.accent.dusk;
    context.fillRect(wide / 2 - 0.5, wide / 2 - 14, 1, 28);
    context.fillRect(wide / 2 - 14, wide / 2 - 0.5, 28, 1);
  }, [photo, x, y]);
  return <canvas ref={canvas} className="wall-loupe" width={wide} height={wide} />;
}
