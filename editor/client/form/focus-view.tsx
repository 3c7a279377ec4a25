import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { cropsOf } from '../../../app/common/crop-shapes.ts';
import { helpOf } from '../../forms/help.ts';
import { labelOf } from '../../forms/labels.ts';
import { useSession } from '../session.tsx';
import { asNumber } from './as-number.ts';
import { fieldId, useForm } from './form-context.tsx';
import { OwnMistakes } from './notes.tsx';
import { pictureFile } from './picture-file.ts';
import { TextInput } from './text-input.tsx';

type Point = [x: number, y: number];

interface FocusViewProps {
  path: string;
  value: unknown;
  /** The name of the picture that it is a point of, as the file has it. */
  picture: string;
}

/** What stays in sight of a picture: two numbers, a point on it to be dragged or moved by arrow keys, and how the site cuts it then. */
export function FocusView({ path, value, picture }: FocusViewProps) {
  const { file, kind, pictures } = useForm();
  const { t, locale, change } = useSession();
  const box = useRef<HTMLDivElement>(null);
  const own = pictureFile(file, picture);
  const source = `/content/${own}?width=640&v=${pictures?.[own] ?? ''}`;
  const said = Array.isArray(value) ? (value as unknown[]) : [];
  // While it is dragged; kept once it is let go.
  const [dragged, setDragged] = useState<Point>();
  const point: Point = dragged ?? [asPercent(said[0]), asPercent(said[1])];
  const label = labelOf(kind, path)?.[locale] ?? '';
  const place = path.replace(/\.focus$/, '').replaceAll(/\[\d+\]/g, '');

  const set = (next: unknown[]) =>
    change(`${file} ${path}`, [{ file, field: path, type: 'set', value: next }]);
  const move = ([x, y]: Point) => set([rounded(x), rounded(y)]);
  const follow = ({ clientX, clientY, buttons }: PointerEvent) => {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? new DOMRect();
    if (buttons === 0 || width === 0 || height === 0) return;
    setDragged([rounded(((clientX - left) / width) * 100), rounded(((clientY - top) / height) * 100)]);
  };
  const letGo = () => {
    if (dragged) move(dragged);
    setDragged(undefined);
  };
  const step = (event: KeyboardEvent) => {
    // Pictures are never mirrored: the keys follow what is seen.
    const [right, down] = steps[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    move([point[0] + right * by, point[1] + down * by]);
  };
  const type = (index: 0 | 1, text: string) => {
    const next: unknown[] = [...point];
    next[index] = asNumber(text);
    set(next);
  };

  return (
    <details className="group" open={value !== undefined}>
      <summary>{label}</summary>
      <p className="help">{helpOf(kind, path)?.[locale]}</p>
      <OwnMistakes path={path} />
      <div
        ref={box}
        className="focus-picture"
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={follow}
        onPointerUp={letGo}
        onPointerCancel={() => setDragged(undefined)}
      >
        <img src={source} alt="" loading="lazy" draggable={false} />
        <button
          type="button"
          className="focus-point"
          aria-label={t('focusPoint', { x: point[0], y: point[1] })}
          style={{ left: `${point[0]}%`, top: `${point[1]}%` }}
          onKeyDown={step}
        />
      </div>
      <div className="range">
        {([0, 1] as const).map((index) => (
          <TextInput
            key={index}
            path={`${path}[${index + 1}]`}
            label={t(index === 0 ? 'fromLeft' : 'fromTop')}
            value={said[index] === undefined ? '' : String(said[index])}
            isNumber
            onChange={(text) => type(index, text)}
          />
        ))}
      </div>
      <ul className="crops" aria-label={t('crops')}>
        {cropsOf(`${kind}:${place}`).map(({ name, ratio: [width, height], isArch }) => (
          <li key={`${name.en} ${width}`}>
            <img
              src={source}
              alt=""
              loading="lazy"
              data-arch={isArch}
              style={{ aspectRatio: width / height, objectPosition: `${point[0]}% ${point[1]}%` }}
            />
            {name[locale]}
          </li>
        ))}
      </ul>
      {value === undefined ? null : (
        <button
          type="button"
          data-action="remove"
          data-of={fieldId(file, path)}
          onClick={() => change(`remove ${file} ${path}`, [{ file, field: path, type: 'remove' }])}
        >
          {t('remove')}
        </button>
      )}
    </details>
  );
}

const steps: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function asPercent(said: unknown): number {
  return typeof said === 'number' && said >= 0 && said <= 100 ? said : 50;
}

function rounded(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10;
}
