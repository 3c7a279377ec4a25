import { type Field, inFull } from '../../forms/field.ts';
import { FieldView } from '../form/field-view.tsx';
import { useSession } from '../session.tsx';

/** The numbers of what is set on a picture, folded away: a group's fields. */
export function MarkNumbers({ field, path, value }: { field: Field; path: string; value: unknown }) {
  const { t } = useSession();
  const whole = inFull(value, field) as Record<string, unknown> | undefined;
  return (
    <details className="mark-numbers">
      <summary>{t('asNumbers')}</summary>
      <div className="numbers">
        {Object.entries(field.properties ?? {}).map(([name, one]) => (
          <FieldView key={name} field={one} path={`${path}.${name}`} value={whole?.[name]} isRequired />
        ))}
      </div>
    </details>
  );
}
