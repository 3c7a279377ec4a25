import { type RefObject, useEffect, useRef, useState } from 'react';
import type { WallFrame } from '#app/loaders/types.ts';
import { useTheme } from '#app/page-parts/theme/theme-provider.tsx';
import { type Homography, rectangle, transformQuad } from '#model/geometry/homography.ts';
import { frameProfile, measures } from '#model/geometry/measures.ts';
import { boundsOf } from '#model/geometry/points.ts';
import { type Area, type Drawing, type DrawnPrint, type Scene, startDrawing } from './drawing.ts';
import type { HungPrint } from './hanging.ts';
import { jpegOf } from './photo.ts';
import { a4 } from './pose.ts';
import { planeInFront } from './solve-wall.ts';
import { findPrint } from './wall-address.ts';
import type { WallState } from './wall-state.ts';

/** Half the width and half the height (cm) of the area that is painted over: the A4 sheet and 3 cm for its tape. */
const hidden = [a4[0] / 2 + 3, a4[1] / 2 + 3] as const;

/** Width of a print's shadow outside its frame, in cm. */
const shadow = 12;

/** How long to wait for a lost WebGL context, in ms. After that, the prints are drawn by CSS, without light. */
const timeout = 3000;

/** Maximum ratio of canvas px to CSS px. A higher ratio makes no visible difference and uses more battery. */
const maxPixelRatio = 2;

/**
 * Draws the wall into a canvas after each change, at the size of the canvas on the screen.
 * @returns `canDraw`: whether WebGL2 works; `drawDragged`: draws prints during a drag; `picture`: makes a JPEG of the
 *   scene
 */
export function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  state: WallState,
  frames: WallFrame[],
  arts: Map<string, HTMLImageElement | null>,
) {
  const drawing = useRef<Drawing | null>(null);
  const [canDraw, setCanDraw] = useState(true);
  const photo = state.stage === 'start' ? null : state.photo;

  const isDark = useTheme().theme === 'dark';
  const lastArts = useRef<(HTMLImageElement | null | undefined)[]>([]);

  const sceneOf = (prints: HungPrint[], isSaved: boolean): Scene | null => {
    if (state.stage !== 'solved') return null;
    const { photo, wall, light } = state;
    const front = planeInFront(wall.homography, [photo.width, photo.height], frameProfile.depth);
    const drawn = prints.flatMap((hung, index): DrawnPrint[] => {
      const { print, color } = findPrint(hung, frames) ?? {};
      // Until a newly chosen artwork is loaded, the previous artwork stays visible.
      const known = arts.get(print?.art.name ?? '');
      const art = known === undefined ? lastArts.current[index] : known;
      lastArts.current[index] = art;
      return color && art !== undefined
        ? [{ art, color: color.swatch, size: hung.size, center: hung.center }]
        : [];
    });
    const showsA4Sheet = wall.by !== 'room' && state.ruler === 'a4' && !state.correction;
    return {
      photo,
      wall: wall.homography,
      front,
      light,
      hidden: showsA4Sheet ? hidden : null,
      // Only sample rooms are dimmed in the dark theme. The visitor's photograph stays as it was taken.
      isDusk: isDark && wall.by === 'room' && !isSaved,
      prints: drawn,
    };
  };

  const drawAt = (prints: HungPrint[], width: number, height: number, area?: Area, isSaved = false) => {
    const element = canvas.current;
    if (!photo || !element || !width) return;
    if (drawing.current) drawing.current.draw(sceneOf(prints, isSaved), photo, width, height, area);
    else if (!canDraw) drawPlain(element, photo, width, height);
  };
  const drawn = useRef<HungPrint[]>([]);
  const drawOnScreen = (prints: HungPrint[], area?: Area) => {
    drawn.current = prints;
    const element = canvas.current;
    const scale = Math.min(window.devicePixelRatio || 1, maxPixelRatio);
    if (!element) return;
    const [width, height] = [element.clientWidth * scale, element.clientHeight * scale];
    drawAt(prints, Math.round(width), Math.round(height), area);
  };
  /** During a drag, draws only the area that changes. Returns false, and draws nothing, if the GPU is still busy. */
  const drawDragged = (prints: HungPrint[]): boolean => {
    if (drawing.current?.isBusy()) return false;
    if (state.stage === 'solved')
      drawOnScreen(prints, areaOf([...drawn.current, ...prints], state.wall.homography));
    return true;
  };
  const redraw = useRef(() => {});
  redraw.current = () => drawOnScreen(state.prints);

  // Starts WebGL when the canvas appears, and again when the graphics card has lost and restored the WebGL context.
  useEffect(() => {
    const element = canvas.current;
    if (!element || !photo) return;
    const start = () => {
      try {
        drawing.current = startDrawing(element);
      } catch (error) {
        console.error('The wall is drawn without light', error);
      }
      setCanDraw(drawing.current !== null);
      redraw.current();
    };
    let timer = 0;
    const lose = (event: Event) => {
      event.preventDefault();
      drawing.current = null;
      timer = window.setTimeout(() => setCanDraw(drawing.current !== null), timeout);
    };
    if (!drawing.current && canDraw) start();
    element.addEventListener('webglcontextlost', lose);
    element.addEventListener('webglcontextrestored', start);
    const watch = new ResizeObserver(() => redraw.current());
    watch.observe(element);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      element.removeEventListener('webglcontextlost', lose);
      element.removeEventListener('webglcontextrestored', start);
      drawing.current?.stop();
      drawing.current = null;
    };
  }, [canvas, photo, canDraw]);

  // Draws the wall after a render, but at most once per frame: an arrow key held down causes more renders than frames.
  useEffect(() => {
    const frame = requestAnimationFrame(redraw.current);
    return () => cancelAnimationFrame(frame);
  });

  /**
   * Makes a JPEG of the whole photograph with its prints, without the metadata of the photograph's file. Rejects if the
   * browser cannot make a JPEG.
   */
  const picture = async (): Promise<Blob> => {
    const element = canvas.current;
    if (!photo || !element || !drawing.current) throw new Error('There is no picture');
    drawAt(state.prints, photo.width, photo.height, undefined, true);
    try {
      return await jpegOf(element);
    } finally {
      redraw.current();
    }
  };

  return { canDraw, drawDragged, picture };
}

/** The area of the photograph that contains the prints with their shadows. */
function areaOf(prints: HungPrint[], homography: Homography): Area {
  const corners = prints.flatMap(({ size, center }) => {
    const [width, height] = measures(size).outer;
    return transformQuad(homography, rectangle(center, [width + 2 * shadow, height + 2 * shadow]));
  });
  const [left, top, right, bottom] = boundsOf(corners).map((value) => Math.max(0, value)) as unknown as Area;
  return [left, top, right - left, bottom - top];
}

/** Draws only the photograph, in browsers without WebGL2. FlatPrint then shows the prints over it. */
function drawPlain(canvas: HTMLCanvasElement, photo: ImageBitmap, width: number, height: number) {
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(photo, 0, 0, width, height);
}
