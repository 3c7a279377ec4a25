import type { Unready } from '../../ready/find-unready.ts';
import { sayUnready } from '../../ready/unready-words.ts';
import { FieldName } from '../conflict-choice.tsx';
import { Link } from '../link.tsx';
import { useSession } from '../session.tsx';

interface UnreadyListProps {
  found: Unready[];
  /** What an item is called. */
  nameOf: (address: string, file: string) => string;
}

/** What stands between the content and the public, each with the way to its field. */
export function UnreadyList({ found, nameOf }: UnreadyListProps) {
  const { locale } = useSession();
  return (
    <ul className="mistakes">
      {found.map(({ code, file, field, address, values }) => (
        <li key={`${file}#${field} ${code} ${values.found}`} data-unready={`content/${file}#${field}`}>
          <Link to={`${address}#${encodeURIComponent(field)}`}>
            {nameOf(address, file)}
            {field ? ': ' : ''}
            {field ? <FieldName file={file} field={field} entry={{ en: '', ar: '' }} /> : null}
          </Link>{' '}
          <span>{sayUnready(code, values, locale)}</span>
        </li>
      ))}
    </ul>
  );
}
