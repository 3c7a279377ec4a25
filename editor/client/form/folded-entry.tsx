import type { ReactNode } from 'react';
import { isGroup } from '#model/content/walk.ts';
import { nameOf } from '../../forms/entry-name.ts';
import { useSession } from '../session.tsx';
import { useForm } from './form-context.tsx';
import { pictureFile } from './picture-file.ts';
import { Gaps, MistakeCount } from './section.tsx';

interface FoldedEntryProps {
  path: string;
  /** The entry as the content file has it. */
  entry: unknown;
  /** What the entry is called if it has no name of its own. */
  name: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** An entry of a list that is folded to its picture and name, and to what it lacks. Its fields stay in the page. */
export function FoldedEntry({ path, entry, name, isOpen, onToggle, children }: FoldedEntryProps) {
  const { file, pictures } = useForm();
  const { locale } = useSession();
  const { url, label } = isGroup(entry) ? entry : { url: entry };
  const picture = typeof url === 'string' && url ? pictureFile(file, url) : '';
  const version = pictures?.[picture];
  const caption = isGroup(label) ? String(label[locale] ?? '') : '';
  return (
    <details
      className="large"
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) onToggle(currentTarget.open);
      }}
    >
      <summary>
        {version ? (
          <img src={`/content/${picture}?width=320&v=${version}`} alt="" loading="lazy" draggable={false} />
        ) : null}
        <span>{nameOf(entry)[locale] || caption || name}</span>
        <MistakeCount path={path} />
        <Gaps path={path} />
      </summary>
      <div className="entry">{children}</div>
    </details>
  );
}
