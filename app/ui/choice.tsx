import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react';
import styles from './choice.module.css';

export interface ChoiceOption {
  value: string;
  text: ReactNode;
  /** A color that is shown before the text, as a CSS color. */
  swatch?: string;
  isDisabled?: boolean;
}

interface ChoiceGroupProps {
  /** The field's name in its form. A group outside of a form needs a unique name. */
  name: string;
  ref?: Ref<HTMLFieldSetElement>;
  /** Name of the group. It is not needed inside of a question, such as one with a legend. */
  label?: string;
  /** Whether the name is visible above the group. Otherwise only assistive technology reads it. */
  isLabelSeen?: boolean;
  options: ChoiceOption[];
  /** With `radio`, one option can be chosen, with `checkbox`, any number. */
  type?: 'radio' | 'checkbox';
  /** The chosen values. Without them, the browser alone keeps the choice, and the form is read instead. */
  chosen?: readonly string[];
  onChoose?: (value: string) => void;
  /**
   * The default is outlined buttons in a line. `filled`: the chosen button is filled; `words`: the chosen option is
   * underlined; `rows`: one option per row, each with a ring.
   */
  look?: 'filled' | 'words' | 'rows' | undefined;
  /** Whether the address contains the choice. Then browsers must not restore a choice on Back or reload. */
  isInAddress?: boolean;
  className?: string | undefined;
}

/** A group of options, drawn as buttons. Without scripts, the options are plain words. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, ref, label, isLabelSeen, options, type = 'radio', chosen, onChoose, look, className } = props;
  const Group = (label ? 'fieldset' : 'div') as 'fieldset';
  return (
    <Group
      ref={ref}
      className={`${styles.choice} ${className ?? ''}`}
      data-look={look}
      aria-label={isLabelSeen ? undefined : label}
    >
      {isLabelSeen ? <legend>{label}</legend> : null}
      {options.map(({ value, text, swatch, isDisabled }) => (
        <label key={value}>
          <input
            type={type}
            name={name}
            value={value}
            disabled={isDisabled}
            autoComplete={props.isInAddress ? 'off' : undefined}
            {...(chosen ? { checked: chosen.includes(value), onChange: () => onChoose?.(value) } : {})}
          />
          {swatch ? <i style={{ background: swatch }} /> : null}
          {text}
        </label>
      ))}
    </Group>
  );
}

interface ChoiceProps extends Omit<ChoiceGroupProps, 'chosen' | 'type' | 'label'> {
  label: string;
  /** The chosen value. */
  value: string;
  onChoose: (value: string) => void;
}

/**
 * A choice of one option, outside of any form: as soon as a page has loaded, the password manager of Chromium makes the
 * browser lay out every form. The name of its fields is unique on the page. A choice that was made before hydration, or
 * restored by the browser on a reload, stays: `onChoose` is called for it once.
 */
export function Choice({ name, value, onChoose, ...group }: ChoiceProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const ownName = `${name}-${useId()}`;

  // Reads a choice that was made before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; later choices reach React by their events
  useLayoutEffect(() => {
    const chosen = fieldset.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (chosen !== undefined && chosen !== value) onChoose(chosen);
  }, []);

  return <ChoiceGroup {...group} ref={fieldset} name={ownName} chosen={[value]} onChoose={onChoose} />;
}
