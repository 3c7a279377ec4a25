import { useState } from 'react';
import type { Edges } from '../../../app/content/schema.ts';
import { labelOf } from '../../forms/labels.ts';
import { fieldId, useForm } from '../form/form-context.tsx';
import { useMistakes } from '../form/notes.tsx';
import { OptionalGroup } from '../form/optional-group.tsx';
import { pictureFile } from '../form/picture-file.ts';
import { useSession } from '../session.tsx';
import type { EditorWord } from '../words.ts';
import { EdgeLines } from './edge-lines.tsx';
import { asEdges, edgesInside, sides } from './mark-geometry.ts';
import { MarkNumbers } from './mark-numbers.tsx';
import type { MarksProps } from './marks.ts';
import { PictureStage } from './picture-stage.tsx';
import { useMarked } from './use-marked.ts';
import { type ProposalStatus, useProposal } from './use-proposal.ts';

const notes: Partial<Record<ProposalStatus, EditorWord>> = {
  looking: 'edgesLooking',
  unsure: 'edgesUnsure',
  failed: 'edgesFailed',
};

/** The outer edges of a frame: four lines on its picture, proposed by the server, and the same as numbers. */
export function EdgesView({ field, path, value, group }: MarksProps) {
  const { file, kind, newPictures } = useForm();
  const { t, locale, change } = useSession();
  const picture = pictureFile(file, String(group.url ?? ''));
  const said = asEdges(value);
  const label = labelOf(kind, path)?.[locale] ?? '';

  const write = (next: Edges) => {
    const changed = sides.filter((side) => next[side] !== said?.[side]);
    if (changed.length === 0) return;
    settle();
    change(
      `${file} ${path}`,
      said
        ? changed.map((side) => ({ file, field: `${path}.${side}`, type: 'set', value: next[side] }))
        : [{ file, field: path, type: 'set', value: next }],
    );
  };
  const marked = useMarked(said, (next) => {
    if (next) write(next);
  });
  const { status, proposed, propose, settle } = useProposal(picture, value !== undefined, write);
  const mistakes = useMistakes(path);
  const needsHer = status === 'unsure' || mistakes.length > 0;
  const [isOpen, setIsOpen] = useState<boolean>();
  const open = isOpen ?? (needsHer || (newPictures?.includes(picture) ?? false));
  const guess = status === 'unsure' ? proposed : undefined;
  const note = notes[status];

  return (
    <OptionalGroup
      path={path}
      label={label}
      isThere={value !== undefined}
      isOpen={open}
      onToggle={setIsOpen}
      removal={t('noEdges')}
      onRemove={() => {
        marked.cancel();
        settle();
      }}
    >
      {open ? (
        <PictureStage picture={picture} label={label}>
          {(size) => (
            <EdgeLines
              edges={marked.own ?? guess ?? said ?? edgesInside(size)}
              isSet={marked.own !== undefined || (!guess && said !== undefined)}
              onMove={marked.move}
              onDone={marked.done}
              onCancel={marked.cancel}
            />
          )}
        </PictureStage>
      ) : null}
      <p className="help">{t('edgesHint')}</p>
      <p role="status" className="mark-note" data-proposal={status}>
        {note ? t(note) : null}
      </p>
      <div className="mark-buttons">
        <button
          type="button"
          data-action="propose"
          data-of={fieldId(file, path)}
          disabled={status === 'looking'}
          onClick={() => {
            setIsOpen(true);
            propose();
          }}
        >
          {t('proposeEdges')}
        </button>
        {guess ? (
          <>
            <button
              type="button"
              data-action="accept"
              data-of={fieldId(file, path)}
              onClick={() => write(guess)}
            >
              {t('acceptEdges')}
            </button>
            {said ? null : (
              <button type="button" data-action="dismiss" data-of={fieldId(file, path)} onClick={settle}>
                {t('noEdges')}
              </button>
            )}
          </>
        ) : null}
      </div>
      <MarkNumbers field={field} path={path} value={value} />
    </OptionalGroup>
  );
}
