import { useEffect, useRef } from 'react';
import { loupePlace, type Point, type Size } from './mark-geometry.ts';

/** Width and height on the screen, and how many of its px one of the picture is. */
const wide = 144;
const times = 3;

interface LoupeProps {
  /** The picture as it is shown, loaded. */
  image: HTMLImageElement;
  size: Size;
  /** What it shows, in px of the picture. */
  at: Point;
  /** Which way the line goes that runs through its middle. */
  line: 'x' | 'y';
}

/** The picture's pixels around a place that is being moved, beside the finger. */
export function Loupe({ image, size, at, line }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [x, y] = at;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !image.complete || image.naturalWidth === 0) return;
    const sharpness = window.devicePixelRatio || 1;
    const side = Math.round(wide * sharpness);
    context.canvas.width = side;
    context.canvas.height = side;
    context.imageSmoothingEnabled = false;
    // A very large picture is shown smaller than it is.
    const scale = image.naturalWidth / size.width;
    const reach = wide / times;
    context.drawImage(
      image,
      (x - reach / 2) * scale,
      (y - reach / 2) * scale,
      reach * scale,
      reach * scale,
      0,
      0,
      side,
      side,
    );
    context.fillStyle = '#d8431f';
    const thin = Math.max(1, Math.round(sharpness));
    if (line === 'x') context.fillRect(Math.round(side / 2), 0, thin, side);
    else context.fillRect(0, Math.round(side / 2), side, thin);
  }, [image, size, x, y, line]);

  const { width, height } = image.getBoundingClientRect();
  const shown: Point = [(x / size.width) * width, (y / size.height) * height];
  const [left, top] = loupePlace(shown, { width, height }, wide);
  return <canvas ref={canvas} className="mark-loupe" style={{ left, top, width: wide, height: wide }} />;
}
