import { useId } from 'react';
import { expandShortForm, isBilingual } from '#model/content/field.ts';
import { otherLocale } from '#model/language/locales.ts';
import { isLeftOut } from '../../forms/exception-fields.ts';
import { inputCount, isSection } from '../../forms/folding.ts';
import { labelOf } from '../../forms/labels.ts';
import { DuskComparison } from '../marks/dusk-comparison.tsx';
import { EdgesView } from '../marks/edges-view.tsx';
import { FocusView } from '../marks/focus-view.tsx';
import { useSession } from '../session.tsx';
import { ownLanguageFirst } from '../words.ts';
import { AvailabilityView } from './availability-view.tsx';
import type { FieldViewProps } from './field-view-props.ts';
import { fieldId, useForm } from './form-context.tsx';
import { HoursView } from './hours-view.tsx';
import { ListView } from './list-view.tsx';
import { Help, OwnMistakes } from './notes.tsx';
import { OptionalGroup } from './optional-group.tsx';
import { Gaps, Section } from './section.tsx';
import { useLabel } from './use-label.ts';
import { useOptimisticValue } from './use-optimistic-value.ts';
import { ValueView } from './value-view.tsx';

/** Shows the form of any value of a content file. The value's schema decides which form that is. */
export function FieldView(props: FieldViewProps) {
  const { field, path } = props;
  const { kind } = useForm();
  if (field.const === 'JOD') return null;
  if (isBilingual(field)) return <BilingualView {...props} />;
  if (field.widget === 'availability') return <AvailabilityView {...props} />;
  if (field.widget === 'edges') return <EdgesView {...props} />;
  if (field.widget === 'focus') return <FocusView {...props} />;
  if (kind === 'site' && path === 'hours') return <HoursView {...props} EntryView={FieldView} />;
  if (field.type === 'object') return <GroupView {...props} />;
  if (field.type === 'array') return <ListView {...props} EntryView={FieldView} />;
  if (field.type === 'boolean') return <CheckboxView {...props} />;
  return <ValueView {...props} />;
}

/** Shows a group of fields. An optional group that is absent from the content file is collapsed. */
function GroupView(props: FieldViewProps) {
  const { field, path, value, isRequired } = props;
  const { kind } = useForm();
  const { locale } = useSession();
  const label = useLabel(props);
  const whole = expandShortForm(value, field) as Record<string, unknown> | undefined;
  const shown = Object.entries(field.properties ?? {}).filter(([name]) => !isLeftOut(path, name, value));
  const fields = shown.map(([name, one]) => {
    const required = field.required?.includes(name) ?? false;
    const view = {
      field: one,
      path: path ? `${path}.${name}` : name,
      value: whole?.[name],
      isRequired: required,
      group: whole,
    };
    // An optional group is a section by itself, and words are groups of groups.
    if (path || !isSection(one) || (one.type === 'object' && !required && !isBilingual(one)))
      return <FieldView key={name} {...view} />;
    const title = labelOf(kind, name)?.[locale] ?? '';
    return (
      <Section key={name} path={name} label={title} isOpen={one.type === 'array' || inputCount(one) <= 12}>
        <FieldView {...view} label={title} />
      </Section>
    );
  });
  if (whole) fields.push(<DuskComparison key="dusk" group={whole} />);
  const content = (
    <>
      <Help path={path} />
      <OwnMistakes path={path} />
      {fields}
    </>
  );
  if (!path || props.label) return content;
  if (isRequired)
    return (
      <fieldset className="group">
        <legend>{label}</legend>
        {content}
      </fieldset>
    );
  return (
    <OptionalGroup
      path={path}
      label={label}
      isPresent={value !== undefined}
      isOpen={value !== undefined && (path.includes('.') || inputCount(field) <= 8)}
    >
      {fields}
    </OptionalGroup>
  );
}

/** Shows the inputs of a text or list in English and Arabic, side by side. */
function BilingualView(props: FieldViewProps) {
  const { field, path, value, isRequired } = props;
  const { t, locale } = useSession();
  const label = useLabel(props);
  const whole = expandShortForm(value, field) as Record<string, unknown> | undefined;
  return (
    <fieldset className="group pair">
      <legend>
        {label}
        <Gaps path={path} />
      </legend>
      <Help path={path} />
      <OwnMistakes path={path} />
      {ownLanguageFirst(locale).map((lang) => {
        const one = field.properties?.[lang];
        const label = t(lang === 'ar' ? 'arabic' : 'english');
        if (!one) return null;
        const view = { field: one, path: `${path}.${lang}`, value: whole?.[lang], label, lang, isRequired };
        return one.type === 'array' ? (
          <ListView key={lang} {...view} EntryView={FieldView} />
        ) : (
          <ValueView key={lang} {...view} other={whole?.[otherLocale(lang)]} />
        );
      })}
    </fieldset>
  );
}

/** Shows a checkbox for a field that is either `true` or absent in the content file, such as that of a closed day. */
function CheckboxView(props: FieldViewProps) {
  const { path, value } = props;
  const { file } = useForm();
  const { change } = useSession();
  const label = useLabel(props);
  const id = useId();
  const [isChecked, setIsChecked] = useOptimisticValue(path, value === true);
  return (
    <div className="field row">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        data-field={fieldId(file, path)}
        onChange={({ target }) => {
          setIsChecked(target.checked);
          change(`${file} ${path}`, [
            target.checked
              ? { file, field: path, type: 'set', value: true }
              : { file, field: path, type: 'remove' },
          ]);
        }}
      />
      <label htmlFor={id}>{label}</label>
      <Help path={path} />
      <OwnMistakes path={path} />
    </div>
  );
}
