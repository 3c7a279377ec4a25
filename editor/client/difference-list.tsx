import { ownWordsFile } from '#model/content/own-words.ts';
import { builtInAt } from '../forms/site-words.ts';
import type { Difference } from '../server/differences.ts';
import { FieldName } from './conflict-choice.tsx';

/** What changes in a file, field by field: the old value and the new one. */
export function DifferenceList({ file, differences }: { file: string; differences: Difference[] }) {
  return (
    <dl>
      {differences.map(({ field, entry, ...values }) => {
        // What the studio does not say of the site's words, the site says.
        const site = file === ownWordsFile ? builtInAt(field) : undefined;
        const { before = site, after = site } = values;
        return (
          <div key={field}>
            <dt>
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
