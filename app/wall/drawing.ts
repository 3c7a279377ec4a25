import { type Homography, inverse } from '#model/geometry/homography.ts';
import { frameProfile, measures } from '#model/geometry/measures.ts';
import type { Point } from '#model/geometry/points.ts';
import { type Light, linearColor } from './light.ts';
import { freeMemory } from './photo.ts';
import { fragmentShader, vertexShader } from './shader.ts';

/**
 * A framed print to draw: its artwork (null if the file could not be loaded: blank paper is drawn instead), the frame's
 * color such as “#5b412d”, the size such as “50x70”, and the print's center on the wall, in cm.
 */
export interface DrawnPrint {
  art: HTMLImageElement | null;
  color: string;
  size: string;
  center: Point;
}

/** All that a canvas of the wall shows: a photograph whose wall is measured, the photograph’s light, the prints. */
export interface Scene {
  photo: ImageBitmap;
  /** Maps cm on the plane of the wall to px of the photograph. */
  wall: Homography;
  /** Maps cm on the plane of the frames' fronts to px of the photograph. */
  front: Homography;
  light: Light;
  /** Half the width and half the height (cm) of the area painted over to hide the A4 sheet; null to show the sheet. */
  hidden: Point | null;
  /** Whether the whole scene is dimmed, for the dark theme. */
  isDusk: boolean;
  prints: DrawnPrint[];
}

/** Left, top, width and height of an area, in px of the photograph. */
export type Area = readonly [number, number, number, number];

/** Draws the wall and its prints into a canvas. */
export interface Drawing {
  /**
   * Draws a scene, or the photograph alone.
   * @param width width of the canvas, in px; `height` is its height
   * @param area if given, only this area of the photograph has changed and is drawn again
   */
  draw: (
    scene: Scene | null,
    photo: ImageBitmap,
    width: number,
    height: number,
    area?: Area | undefined,
  ) => void;
  /** Whether the graphics card is still drawing the last scene. To draw another one meanwhile would block the page. */
  isBusy: () => boolean;
  stop: () => void;
}

/** The color (RGBA) of blank paper, drawn in the mat’s window while the artwork is not loaded. */
const paperColor = [236, 232, 222, 255];

/**
 * Starts WebGL2 on a canvas; null if the browser has no WebGL2.
 * @throws Error with the driver's message if a shader does not compile
 */
export function startDrawing(canvas: HTMLCanvasElement): Drawing | null {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, preserveDrawingBuffer: true });
  if (!gl) return null;
  const program = programOf(gl);
  // biome-ignore lint/correctness/useHookAtTopLevel: useProgram is a method of WebGL, no React hook
  gl.useProgram(program);
  gl.bindVertexArray(gl.createVertexArray());
  const locations = new Map<string, WebGLUniformLocation | null>();
  const uniform = (name: string) => {
    const known = locations.get(name) ?? gl.getUniformLocation(program, name);
    locations.set(name, known);
    return known;
  };
  const paper = new ImageData(new Uint8ClampedArray(paperColor), 1);
  const textures = new Map<TexImageSource, WebGLTexture>();
  ['photo', 'art0', 'art1', 'art2'].forEach((name, unit) => {
    gl.uniform1i(uniform(name), unit);
  });

  const use = (pixels: TexImageSource, unit: number) => {
    const known = textures.get(pixels);
    const texture = known ?? gl.createTexture();
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    if (known) return;
    textures.set(pixels, texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  };

  let fence: WebGLSync | null = null;
  const isBusy = () => fence !== null && gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.UNSIGNALED;

  const draw: Drawing['draw'] = (scene, photo, width, height, area) => {
    if (gl.isContextLost()) return;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const scale = width / photo.width;
    const [left, top, across, down] = area ?? [0, 0, photo.width, photo.height];
    gl.enable(gl.SCISSOR_TEST);
    gl.scissor(
      Math.floor(left * scale),
      Math.floor(height - (top + down) * scale),
      Math.ceil(across * scale) + 1,
      Math.ceil(down * scale) + 1,
    );
    const prints = scene?.prints ?? [];
    const used: TexImageSource[] = [photo, ...prints.map(({ art }) => art ?? paper)];
    for (const [pixels, texture] of textures) {
      if (used.includes(pixels)) continue;
      gl.deleteTexture(texture);
      textures.delete(pixels);
    }
    gl.viewport(0, 0, width, height);
    used.forEach(use);
    gl.uniform2f(uniform('size'), photo.width, photo.height);
    gl.uniform1i(uniform('count'), prints.length);
    gl.uniform1f(uniform('bar'), frameProfile.bar);
    gl.uniform2fv(uniform('hidden'), scene?.hidden ?? [0, 0]);
    gl.uniform1i(uniform('isDusk'), Number(scene?.isDusk ?? false));
    if (scene) {
      const { light } = scene;
      gl.uniformMatrix3fv(uniform('wallOf'), true, normalized(inverse(scene.wall)));
      gl.uniformMatrix3fv(uniform('frontOf'), true, normalized(inverse(scene.front)));
      gl.uniform3fv(uniform('white'), light.white);
      gl.uniform2fv(uniform('from'), light.direction);
      gl.uniform1f(uniform('black'), light.black);
      gl.uniform1f(uniform('grain'), light.grain);
    }
    prints.forEach(({ size, color, center }, index) => {
      const { outer, window } = measures(size);
      gl.uniform2fv(uniform(`center[${index}]`), center);
      gl.uniform2fv(uniform(`outer[${index}]`), outer);
      gl.uniform2fv(uniform(`window[${index}]`), window);
      gl.uniform3fv(uniform(`color[${index}]`), linearColor(color));
    });
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    if (fence) gl.deleteSync(fence);
    fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
  };

  const stop = () => {
    for (const texture of textures.values()) gl.deleteTexture(texture);
    gl.deleteProgram(program);
    freeMemory(canvas);
  };
  return { draw, isBusy, stop };
}

function programOf(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS) && !gl.isContextLost())
      throw new Error(gl.getShaderInfoLog(shader) ?? 'The shader was refused');
  }
  gl.linkProgram(program);
  return program;
}

/**
 * Scales a homography so that its largest number is 1. The mapping stays the same, and the low-precision floats of
 * phones' graphics cards are then precise enough.
 */
function normalized(homography: Homography): number[] {
  const largest = Math.max(...homography.map(Math.abs));
  return homography.map((value) => value / largest);
}
