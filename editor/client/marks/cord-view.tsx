import { useState } from 'react';
import { labelOf } from '../../forms/labels.ts';
import { useForm } from '../form/form-context.tsx';
import { useMistakes } from '../form/notes.tsx';
import { OptionalGroup } from '../form/optional-group.tsx';
import { pictureFile } from '../form/picture-file.ts';
import { useSession } from '../session.tsx';
import { asCord, type Cord, moveCord, type Point, type Size } from './mark-geometry.ts';
import { MarkHandle } from './mark-handle.tsx';
import { MarkNumbers } from './mark-numbers.tsx';
import { MarkShape } from './mark-shape.tsx';
import type { MarksProps } from './marks.ts';
import { PictureStage } from './picture-stage.tsx';
import { useMarked } from './use-marked.ts';

/** Before it is set. */
const inTheMiddle: Cord = { x: 50, top: 20, bottom: 40 };

/** The cord of the hero's lamp: a line with two ends on its picture, and the same as numbers. */
export function CordView({ field, path, value, group }: MarksProps) {
  const { file, kind } = useForm();
  const { t, locale, change } = useSession();
  const { image } = (group.background ?? {}) as { image?: { url?: string } };
  const picture = pictureFile(file, image?.url ?? '');
  const label = labelOf(kind, path)?.[locale] ?? '';
  const said = asCord(value);
  const mistakes = useMistakes(path);
  const [isOpened, setIsOpened] = useState<boolean>();
  const isOpen = isOpened ?? mistakes.length > 0;

  const marked = useMarked(said, (next) => {
    const names = ['x', 'top', 'bottom'] as const;
    const changed = names.filter((name) => next && next[name] !== said?.[name]);
    if (!next || changed.length === 0) return;
    change(
      `${file} ${path}`,
      said
        ? changed.map((name) => ({ file, field: `${path}.${name}`, type: 'set', value: next[name] }))
        : [{ file, field: path, type: 'set', value: next }],
    );
  });
  const cord = marked.value ?? inTheMiddle;

  const end = (name: 'top' | 'bottom', { width, height }: Size) => {
    const moved = ([x, y]: Point) => moveCord(cord, name, [(100 * x) / width, (100 * y) / height]);
    return (
      <MarkHandle
        name={`cord-${name}`}
        label={t(name === 'top' ? 'cordTop' : 'cordBottom')}
        at={[(cord.x * width) / 100, (cord[name] * height) / 100]}
        along="both"
        className="mark-point"
        // A tenth of a percent, the least that is written.
        step={Math.max(width, height) / 1000}
        say={() => t('percentBoth', { x: cord.x, y: cord[name] })}
        onMove={(to) => marked.move(moved(to))}
        onDone={(to) => marked.done(moved(to))}
        onCancel={marked.cancel}
      />
    );
  };

  return (
    <OptionalGroup
      path={path}
      label={label}
      isThere={value !== undefined}
      isOpen={isOpen}
      onToggle={setIsOpened}
      removal={t('noCord')}
      onRemove={marked.cancel}
    >
      {isOpen ? (
        <PictureStage picture={picture} label={label}>
          {(size) => (
            <>
              <MarkShape
                points={[
                  [(cord.x * size.width) / 100, (cord.top * size.height) / 100],
                  [(cord.x * size.width) / 100, (cord.bottom * size.height) / 100],
                ]}
              />
              {end('top', size)}
              {end('bottom', size)}
            </>
          )}
        </PictureStage>
      ) : null}
      <p className="help">{t('cordHint')}</p>
      <MarkNumbers field={field} path={path} value={value} />
    </OptionalGroup>
  );
}
