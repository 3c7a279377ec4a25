import { kindOf } from '#model/content/content-kinds.ts';
import { customWordsFile } from '#model/content/custom-words.ts';
import { askedTwice } from '../forms/labels.ts';
import { builtInAt } from '../forms/site-words.ts';
import type { Difference } from '../server/differences.ts';
import { FieldName } from './conflict-choice.tsx';
import { useSession } from './session.tsx';

/** Lists the changed fields of a file, each with its old and its new value. */
export function DifferenceList({ file, differences }: { file: string; differences: Difference[] }) {
  const { locale } = useSession();
  const kind = kindOf(file);
  return (
    <dl>
      {differences.map(({ field, entry, ...values }) => {
        // The site has a built-in version of each interface text, and shows it unless the studio has changed the text.
        const builtIn = file === customWordsFile ? builtInAt(field) : undefined;
        const group = kind && askedTwice(kind, field);
        const { before = builtIn, after = builtIn } = values;
        return (
          <div key={field}>
            <dt>
              {group ? `${group[locale]} · ` : null}
              <FieldName file={file} field={field} entry={entry} />
            </dt>
            <dd>
              {before === undefined ? null : (
                <del>
                  <bdi>{before}</bdi>
                </del>
              )}{' '}
              {after === undefined ? null : (
                <ins>
                  <bdi>{after}</bdi>
                </ins>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
