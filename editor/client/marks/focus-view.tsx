import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { arrowStep } from '#model/geometry/arrow-step.ts';
import { cropsOf } from '#model/geometry/crop-shapes.ts';
import { asNumber } from '../form/as-number.ts';
import type { FieldViewProps } from '../form/field-view-props.ts';
import { useForm } from '../form/form-context.tsx';
import { OptionalGroup } from '../form/optional-group.tsx';
import { pictureFile } from '../form/picture-file.ts';
import { TextInput } from '../form/text-input.tsx';
import { useLabel } from '../form/use-label.ts';
import { useSession } from '../session.tsx';
import { clamp, type Point, pointAt } from './mark-geometry.ts';
import { useMarkValue } from './use-mark-value.ts';

/**
 * Shows the form of a picture's focus, which is the point that stays visible when the site crops the picture. The owner drags
 * the point, moves it by arrow keys or types two numbers; the form shows the resulting crops.
 */
export function FocusView({ path, value, group }: FieldViewProps) {
  const { file, kind, pictures } = useForm();
  const { t, locale, change } = useSession();
  const box = useRef<HTMLDivElement>(null);
  const pictureName = pictureFile(file, String(group?.url ?? ''));
  const source = `/content/${pictureName}?width=640&v=${pictures?.[pictureName] ?? ''}`;
  const inFile = Array.isArray(value) ? (value as unknown[]) : [];
  const picturePath = path.replace(/\.focus$/, '').replaceAll(/\[\d+\]/g, '');

  const set = (next: unknown[]) =>
    change(`${file} ${path}`, [{ file, field: path, type: 'set', value: next }]);
  const placed: Point = [percentOrCenter(inFile[0]), percentOrCenter(inFile[1])];
  const mark = useMarkValue<Point>(path, placed, (next) => set([...next]));
  const point = mark.value;
  const follow = (event: PointerEvent) => {
    const shown = box.current?.getBoundingClientRect();
    if (event.buttons === 0 || !shown?.height) return;
    const [x, y] = pointAt(event, shown, { width: 100, height: 100 });
    mark.move([roundPercent(x), roundPercent(y)]);
  };
  const step = (event: KeyboardEvent) => {
    const distance = arrowStep(event, 1, 10);
    if (!distance) return;
    event.preventDefault();
    mark.done([roundPercent(point[0] + distance[0]), roundPercent(point[1] - distance[1])]);
  };
  return (
    <OptionalGroup path={path} label={useLabel({ path })} isPresent={value !== undefined}>
      <div
        ref={box}
        className="focus-picture"
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={follow}
        onPointerUp={() => mark.done(point)}
        onPointerCancel={mark.cancel}
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
      <div className="range pair">
        {([0, 1] as const).map((index) => (
          <TextInput
            key={index}
            path={`${path}[${index + 1}]`}
            label={t(index === 0 ? 'fromLeft' : 'fromTop')}
            value={inFile[index] === undefined ? '' : String(inFile[index])}
            isNumber
            onChange={(text) => set((point as readonly unknown[]).with(index, asNumber(text)))}
          />
        ))}
      </div>
      <ul className="crops row quiet" aria-label={t('crops')}>
        {cropsOf(`${kind}:${picturePath}`).map(({ name, ratio: [width, height], isArch }) => (
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
    </OptionalGroup>
  );
}

function percentOrCenter(inFile: unknown): number {
  return typeof inFile === 'number' && inFile >= 0 && inFile <= 100 ? inFile : 50;
}

function roundPercent(percent: number): number {
  return Math.round(clamp(percent, 0, 100) * 10) / 10;
}
