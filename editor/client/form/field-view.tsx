import { useId } from 'react';
import { type Field, inFull, isInBoth } from '../../forms/field.ts';
import { labelOf } from '../../forms/labels.ts';
import { writable } from '../../server/normalize-change.ts';
import { DuskComparison } from '../marks/dusk-comparison.tsx';
import { EdgesView } from '../marks/edges-view.tsx';
import { FocusView } from '../marks/focus-view.tsx';
import { useSession } from '../session.tsx';
import { ownFirst } from '../words.ts';
import { asNumber } from './as-number.ts';
import { AvailabilityView } from './availability-view.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { fieldId, useForm } from './form-context.tsx';
import { ListView } from './list-view.tsx';
import { Help, OwnMistakes } from './notes.tsx';
import { OptionalGroup } from './optional-group.tsx';
import { PictureInput } from './picture-input.tsx';
import { PriceDoubt } from './price-doubt.tsx';
import { RangeInput } from './range-input.tsx';
import { TextInput } from './text-input.tsx';
import { useChosen } from './use-chosen.ts';

export interface FieldViewProps {
  field: Field;
  /** The field's place in its file. */
  path: string;
  /** What the file says there. */
  value: unknown;
  isRequired: boolean;
  /** What it is called where that is not its name: an entry of a list. */
  label?: string | undefined;
  /** The group that the field stands in, with the picture that it may be a place of. */
  group?: Record<string, unknown> | undefined;
}

/** The form of any value, by its schema. */
export function FieldView(props: FieldViewProps) {
  const { field } = props;
  if (field.const === 'JOD') return null;
  if (isInBoth(field)) return <InBothView {...props} />;
  if (field.widget === 'availability') return <AvailabilityView {...props} />;
  if (field.widget === 'edges') return <EdgesView {...props} />;
  if (field.widget === 'focus') return <FocusView {...props} />;
  if (field.type === 'object') return <GroupView {...props} />;
  if (field.type === 'array') return <ListView {...props} />;
  if (field.type === 'boolean') return <YesView {...props} />;
  return <ValueView {...props} />;
}

function useLabel({ path, label }: Pick<FieldViewProps, 'path' | 'label'>): string {
  const { kind } = useForm();
  const { locale } = useSession();
  return label ?? labelOf(kind, path)?.[locale] ?? '';
}

/** A group of fields; those that need not be there are folded away while they are not. */
function GroupView(props: FieldViewProps) {
  const { field, path, value, isRequired } = props;
  const label = useLabel(props);
  const whole = inFull(value, field) as Record<string, unknown> | undefined;
  const fields = Object.entries(field.properties ?? {}).map(([name, one]) => (
    <FieldView
      key={name}
      field={one}
      path={path ? `${path}.${name}` : name}
      value={whole?.[name]}
      isRequired={field.required?.includes(name) ?? false}
      group={whole}
    />
  ));
  if (whole) fields.push(<DuskComparison key="dusk" group={whole} />);
  if (!path || props.label)
    return (
      <>
        <Help path={path} />
        <OwnMistakes path={path} />
        {fields}
      </>
    );
  if (isRequired) {
    return (
      <fieldset className="group">
        <legend>{label}</legend>
        <Help path={path} />
        <OwnMistakes path={path} />
        {fields}
      </fieldset>
    );
  }
  return (
    <OptionalGroup path={path} label={label} isThere={value !== undefined}>
      {fields}
    </OptionalGroup>
  );
}

/** One text, or one list, in both languages side by side. */
function InBothView(props: FieldViewProps) {
  const { field, path, value, isRequired } = props;
  const { t, locale } = useSession();
  const label = useLabel(props);
  const whole = inFull(value, field) as Record<string, unknown> | undefined;
  return (
    <fieldset className="group pair">
      <legend>{label}</legend>
      <Help path={path} />
      <OwnMistakes path={path} />
      {ownFirst(locale).map((lang) => {
        const one = field.properties?.[lang];
        const name = t(lang === 'ar' ? 'arabic' : 'english');
        if (!one) return null;
        const props = { field: one, path: `${path}.${lang}`, value: whole?.[lang], label: name };
        return one.type === 'array' ? (
          <ListView key={lang} {...props} lang={lang} isRequired={isRequired} />
        ) : (
          <ValueView
            key={lang}
            {...props}
            lang={lang}
            isRequired={isRequired}
            other={whole?.[lang === 'ar' ? 'en' : 'ar']}
          />
        );
      })}
    </fieldset>
  );
}

interface ValueViewProps extends FieldViewProps {
  lang?: 'en' | 'ar';
  /** The same text in the other language: where both are empty and need not be there, they go. */
  other?: unknown;
  isLabelHidden?: boolean;
}

/** Of one print of a series. */
const isPrice = /^pricing\[\d+\]\.price$/;

/** A text, number, date, color, or one of what there is. */
export function ValueView(props: ValueViewProps) {
  const { field, path, value, isRequired, lang, other, isLabelHidden } = props;
  const { file, choices, shared } = useForm();
  const { change } = useSession();
  const label = useLabel(props);
  const isNumber = field.type === 'number' || field.type === 'integer';

  const { builtIn = '' } = field;
  // What the site says by itself is not written.
  const ownPart = (text: string) => (text === builtIn ? '' : text);
  const send = (typed: string, shown?: string) => {
    const step = `${file} ${path}`;
    const text = ownPart(typed);
    const from = shown === undefined ? undefined : ownPart(shown);
    if (text === '' && !isRequired && value !== undefined) {
      const whole = lang ? path.replace(/\.(en|ar)$/, '') : path;
      if (!lang || other === undefined || other === '') {
        change(step, [{ file, field: whole, type: 'remove', from: whole === path ? from : undefined }]);
        return;
      }
    }
    if (text === '' && value === undefined) return;
    const files = shared?.fields.includes(path) ? [file, shared.file] : [file];
    const next = isNumber ? asNumber(text) : text;
    change(
      step,
      files.map((one) => ({
        file: one,
        field: path,
        type: 'set',
        value: next,
        from: one === file ? from : undefined,
      })),
    );
  };

  const isPicture = !field.refersTo && ['picture', 'art', 'portrait'].includes(field.widget ?? '');
  const listed =
    field.enum?.map((one) => ({ value: one, title: {} })) ??
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
      <PriceDoubt onTakeBack={(former) => send(former)}>
        <TextInput {...input} isNumber />
      </PriceDoubt>
    );
  }
  const types = { date: 'date', color: 'color', telephone: 'tel', address: 'url' } as const;
  const type = types[field.widget as keyof typeof types] ?? 'text';
  return (
    <TextInput
      {...input}
      value={asText(value ?? builtIn)}
      {...(builtIn ? { asKept: (typed) => String(writable(typed)) || builtIn } : {})}
      most={field.most}
      lines={field.lines}
      type={type}
      isNumber={isNumber}
      {...(lang ? { lang } : {})}
      {...(isLabelHidden ? { isLabelHidden } : {})}
    />
  );
}

/** Yes, or nothing at all: days that are closed. */
function YesView(props: FieldViewProps) {
  const { path, value } = props;
  const { file } = useForm();
  const { change } = useSession();
  const label = useLabel(props);
  const id = useId();
  const [isYes, setIsYes] = useChosen(path, value === true);
  return (
    <div className="field row">
      <input
        id={id}
        type="checkbox"
        checked={isYes}
        data-field={fieldId(file, path)}
        onChange={({ target }) => {
          setIsYes(target.checked);
          change(`${file} ${path}`, [
            target.checked
              ? { file, field: path, type: 'set', value: true }
              : { file, field: path, type: 'remove' },
          ]);
        }}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

function asText(value: unknown): string {
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
}
