import { useEffect, useLayoutEffect, useRef } from 'react';
import { colors } from '#model/colors.ts';
import type { Point } from '#model/geometry/points.ts';

/** The loupe's width and height in CSS px, and its magnification relative to the photograph on the screen. */
const side = 128;
const magnification = 6;

/** Distance between the loupe and the middle of the finger, in CSS px. */
const fingerGap = 40;

/**
 * A loupe that shows the part of the photograph under the finger, six times larger. It is above the finger, or beside
 * the finger if there is no room above.
 */
export function Loupe({ photo, center: [x, y] }: { photo: ImageBitmap; center: Point }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  // Runs after each render: moves the loupe to the finger, but never outside the box of the photograph.
  useLayoutEffect(() => {
    const element = canvas.current;
    const corner = element?.parentElement?.getBoundingClientRect();
    const inner = element?.closest<HTMLElement>('.wall-inner');
    const stage = inner?.parentElement?.getBoundingClientRect();
    if (!element || !corner || !inner || !stage) return;
    const [left, top] = [corner.left - stage.left, corner.top - stage.top];
    const isAbove = top > side + fingerGap;
    const beside = left < stage.width / 2 ? left + fingerGap : left - fingerGap - side;
    const across = isAbove ? left - side / 2 : beside;
    const inside = (value: number, max: number) => Math.min(Math.max(value, 0), Math.max(max - side, 0));
    // The loupe is a child of the zoomed photograph: CSS scales the loupe's offsets, so that they must be divided by
    // the zoom.
    const zoom = inner.getBoundingClientRect().width / (inner.offsetWidth || 1) || 1;
    element.style.left = `${(inside(across, stage.width) - left) / zoom}px`;
    element.style.top = `${(inside(isAbove ? top - fingerGap - side : top - side / 2, stage.height) - top) / zoom}px`;
  });

  // Runs when the finger moves: draws the magnified part of the photograph, with a cross in its middle.
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    const shown = element?.closest<HTMLElement>('.wall-inner')?.offsetWidth ?? 0;
    if (!context || !shown) return;
    const shownSide = ((side / magnification) * photo.width) / shown;
    context.fillStyle = '#12100d';
    context.fillRect(0, 0, side, side);
    context.drawImage(photo, x - shownSide / 2, y - shownSide / 2, shownSide, shownSide, 0, 0, side, side);
    context.fillStyle = colors.accent.dusk;
    context.fillRect(side / 2 - 0.5, side / 2 - 14, 1, 28);
    context.fillRect(side / 2 - 14, side / 2 - 0.5, 28, 1);
  }, [photo, x, y]);
  return <canvas ref={canvas} className="wall-loupe" width={side} height={side} />;
}
