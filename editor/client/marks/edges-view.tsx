import { useState } from 'react';
import type { Edges } from '#model/content/kinds/frames.ts';
import type { FieldViewProps } from '../form/field-view-props.ts';
import { useForm } from '../form/form-context.tsx';
import { useMistakes } from '../form/notes.tsx';
import { OptionalGroup } from '../form/optional-group.tsx';
import { pictureFile } from '../form/picture-file.ts';
import { useLabel } from '../form/use-label.ts';
import { ValueView } from '../form/value-view.tsx';
import { useSession } from '../session.tsx';
import { EdgesStage } from './edges-stage.tsx';
import { asEdges, edgeSides } from './mark-geometry.ts';
import { useMarkValue } from './use-mark-value.ts';

/** Shows the form of the outer edges of a frame in a picture: four lines on the picture, and four numbers. */
export function EdgesView({ field, path, value, group }: FieldViewProps) {
  const { file, newPictures } = useForm();
  const { t, change } = useSession();
  const picture = pictureFile(file, String(group?.url ?? ''));
  const inFile = asEdges(value);
  const label = useLabel({ path });

  const write = (next: Edges | undefined) => {
    const changed = edgeSides.filter((side) => next?.[side] !== inFile?.[side]);
    if (changed.length === 0) return;
    change(
      `${file} ${path}`,
      inFile
        ? changed.map((side) => ({ file, field: `${path}.${side}`, type: 'set', value: next?.[side] }))
        : [{ file, field: path, type: 'set', value: next }],
    );
  };
  const mark = useMarkValue(path, inFile, write);
  const mistakes = useMistakes(path);
  const [isOpen, setIsOpen] = useState<boolean>();
  const open = isOpen ?? (mistakes.length > 0 || (newPictures?.includes(picture) ?? false));

  return (
    <OptionalGroup
      path={path}
      label={label}
      isPresent={value !== undefined}
      isOpen={open}
      onToggle={setIsOpen}
    >
      {open ? <EdgesStage key={picture} picture={picture} label={label} mark={mark} /> : null}
      <p className="quiet">{t('edgesHint')}</p>
      <details>
        <summary>{t('asNumbers')}</summary>
        <div className="columns">
          {edgeSides.map((side) => {
            const one = field.properties?.[side];
            const number = (value as Partial<Edges> | undefined)?.[side];
            return one ? (
              <ValueView key={side} field={one} path={`${path}.${side}`} value={number} isRequired />
            ) : null;
          })}
        </div>
      </details>
    </OptionalGroup>
  );
}
