import { useState } from 'react';
import type { Edges } from '../../../app/content/schema.ts';
import { labelOf } from '../../forms/labels.ts';
import { useForm } from '../form/form-context.tsx';
import { useMistakes } from '../form/notes.tsx';
import { OptionalGroup } from '../form/optional-group.tsx';
import { pictureFile } from '../form/picture-file.ts';
import { useSession } from '../session.tsx';
import { EdgeLines } from './edge-lines.tsx';
import { asEdges, edgesInside, sides } from './mark-geometry.ts';
import { MarkNumbers } from './mark-numbers.tsx';
import type { MarksProps } from './marks.ts';
import { PictureStage } from './picture-stage.tsx';
import { useMarked } from './use-marked.ts';

/** The outer edges of a frame: four lines on its picture, and the same as numbers. */
export function EdgesView({ field, path, value, group }: MarksProps) {
  const { file, kind, newPictures } = useForm();
  const { t, locale, change } = useSession();
  const picture = pictureFile(file, String(group.url ?? ''));
  const said = asEdges(value);
  const label = labelOf(kind, path)?.[locale] ?? '';

  const write = (next: Edges) => {
    const changed = sides.filter((side) => next[side] !== said?.[side]);
    if (changed.length === 0) return;
    change(
      `${file} ${path}`,
      said
        ? changed.map((side) => ({ file, field: `${path}.${side}`, type: 'set', value: next[side] }))
        : [{ file, field: path, type: 'set', value: next }],
    );
  };
  const marked = useMarked(path, said, (next) => {
    if (next) write(next);
  });
  const mistakes = useMistakes(path);
  const [isOpen, setIsOpen] = useState<boolean>();
  const open = isOpen ?? (mistakes.length > 0 || (newPictures?.includes(picture) ?? false));

  return (
    <OptionalGroup
      path={path}
      label={label}
      isThere={value !== undefined}
      isOpen={open}
      onToggle={setIsOpen}
      removal={t('noEdges')}
      onRemove={marked.cancel}
    >
      {open ? (
        <PictureStage picture={picture} label={label}>
          {(size) => (
            <EdgeLines
              edges={marked.value ?? edgesInside(size)}
              isSet={marked.value !== undefined}
              onMove={marked.move}
              onDone={marked.done}
              onCancel={marked.cancel}
            />
          )}
        </PictureStage>
      ) : null}
      <p className="help">{t('edgesHint')}</p>
      <MarkNumbers field={field} path={path} value={value} />
    </OptionalGroup>
  );
}
