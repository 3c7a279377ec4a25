import { isPictureField } from '#model/content/field.ts';
import type { Locale } from '#model/language/locales.ts';
import { pointInMapLink } from '#model/map-link.ts';
import { writable } from '../../server/normalize-change.ts';
import { useSession } from '../session.tsx';
import { asNumber } from './as-number.ts';
import { ChoiceInput } from './choice-input.tsx';
import type { FieldViewProps } from './field-view-props.ts';
import { useForm } from './form-context.tsx';
import { PictureInput } from './picture-input.tsx';
import { PriceConfirmation } from './price-confirmation.tsx';
import { RangeInput } from './range-input.tsx';
import { TextInput } from './text-input.tsx';
import { useLabel } from './use-label.ts';

interface ValueViewProps extends FieldViewProps {
  lang?: Locale | undefined;
  /** The same text in the other language. If both languages of an optional text are empty, the content file loses the text. */
  other?: unknown;
  isLabelHidden?: boolean;
}

/** Matches the path of a price in a series of prints: each print size has its price. */
const isPrice = /^pricing\[\d+\]\.price$/;

/** The input of a text, number, date or color, or of a choice among existing values. */
export function ValueView(props: ValueViewProps) {
  const { field, path, value, isRequired, lang, other, isLabelHidden } = props;
  const { file, choices } = useForm();
  const { change } = useSession();
  const label = useLabel(props);
  const isNumber = field.type === 'number' || field.type === 'integer';

  const { builtIn = '' } = field;
  // An interface text that equals the built-in text of the site is not written into the content file.
  const withoutBuiltIn = (text: string) => (text === builtIn ? '' : text);
  const send = (typed: string, shown?: string) => {
    const step = `${file} ${path}`;
    const text = withoutBuiltIn(typed);
    const from = shown === undefined ? undefined : withoutBuiltIn(shown);
    if (text === '' && !isRequired && value !== undefined) {
      const whole = lang ? path.replace(/\.(en|ar)$/, '') : path;
      if (!lang || other === undefined || other === '') {
        change(step, [{ file, field: whole, type: 'remove', from: whole === path ? from : undefined }]);
        return;
      }
    }
    if (text === '' && value === undefined) return;
    const point = field.widget === 'map' ? pointInMapLink(text) : undefined;
    if (point) {
      const pointField = path.replace(/\w+$/, 'point');
      change(step, [
        { file, field: pointField, type: 'set', value: point },
        ...(value === undefined ? [] : [{ file, field: path, type: 'remove' as const, from }]),
      ]);
      return;
    }
    change(step, [{ file, field: path, type: 'set', value: isNumber ? asNumber(text) : text, from }]);
  };

  const isPicture = !field.refersTo && isPictureField(field);
  const listed =
    field.enum?.map((one) => ({ value: one, title: field.choices?.[one] ?? {} })) ??
    choices[field.refersTo ?? (isPicture ? field.widget : undefined) ?? ''];
  const input = { path, label, value: asText(value), onChange: send };
  if (listed && isPicture) {
    const isPortrait = field.widget === 'portrait';
    return <PictureInput {...input} choices={listed} isRequired={isRequired} isPortrait={isPortrait} />;
  }
  if (listed)
    return <ChoiceInput {...input} choices={listed} isRequired={isRequired} isLabelHidden={isLabelHidden} />;
  if (field.widget === 'hours') return <RangeInput {...input} />;
  if (isPrice.test(path)) {
    return (
      <PriceConfirmation onRestorePrice={(former) => send(former)}>
        <TextInput {...input} isNumber />
      </PriceConfirmation>
    );
  }
  const types = { date: 'date', color: 'color', telephone: 'tel', address: 'url', map: 'url' } as const;
  const type = types[field.widget as keyof typeof types] ?? 'text';
  return (
    <TextInput
      {...input}
      value={asText(value ?? builtIn)}
      {...(builtIn ? { normalize: (typed) => String(writable(typed)) || builtIn } : {})}
      // The point of a long link goes into the field of the point, and the link's own field stays empty.
      {...(field.widget === 'map'
        ? { normalize: (typed) => (pointInMapLink(typed) ? '' : typed.trim()) }
        : {})}
      maxLength={field.maxCharacters}
      isMultiline={field.isMultiline}
      type={type}
      isNumber={isNumber}
      {...(lang ? { lang } : {})}
      {...(isLabelHidden ? { isLabelHidden } : {})}
    />
  );
}

function asText(value: unknown): string {
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
}
