import type { Difference } from '../server/differences.ts';
import { FieldName } from './conflict-choice.tsx';

/** What changes in a file, field by field: the old value and the new one. */
export function DifferenceList({ file, differences }: { file: string; differences: Difference[] }) {
  return (
    <dl>
      {differences.map(({ field, entry, before, after }) => (
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
      ))}
    </dl>
  );
}
