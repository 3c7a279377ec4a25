import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react';
import styles from './choice.module.css';

export interface ChoiceOption {
  value: string;
  text: ReactNode;
  /** A color sample that is shown before the text, as a CSS color. */
  swatch?: string;
  isDisabled?: boolean;
}

interface ChoiceGroupProps {
  /** The name of the input elements. A group outside of a form needs a name that is unique on the page. */
  name: string;
  ref?: Ref<HTMLFieldSetElement>;
  /** Accessible name of the group. A group inside a question that has a legend needs none. */
  label?: string;
  /** Whether the label is visible above the group. Otherwise only assistive technology reads the label. */
  isLabelSeen?: boolean;
  options: ChoiceOption[];
  /** `radio`: one option can be chosen; `checkbox`: any number of options. */
  type?: 'radio' | 'checkbox';
  /** The chosen values. If undefined, the input elements are uncontrolled, and their form is read instead. */
  chosen?: readonly string[];
  onChoose?: (value: string) => void;
  /**
   * The look of the options. Default: outlined buttons in a line; `filled`: the chosen button is filled; `words`: the
   * chosen option is underlined; `rows`: one option per row, each with a ring.
   */
  look?: 'filled' | 'words' | 'rows' | undefined;
  /**
   * Whether the address of the page contains the choice. If so, browsers must not restore an older choice on Back or
   * reload.
   */
  isInAddress?: boolean;
  className?: string | undefined;
}

/** A group of radio buttons or checkboxes that look like buttons. Without scripts, the options are plain words. */
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
 * A group of radio buttons outside of any form: forms are slow in Chromium, whose password manager lays out every form
 * once the page has loaded. The name of the radio buttons is unique on the page. A choice that was made before
 * hydration, or restored by the browser on a reload, stays: `onChoose` is called once for that choice.
 */
export function Choice({ name, value, onChoose, ...group }: ChoiceProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const ownName = `${name}-${useId()}`;

  // Reads a choice that was made before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; later choices call onChoose by their events
  useLayoutEffect(() => {
    const chosen = fieldset.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (chosen !== undefined && chosen !== value) onChoose(chosen);
  }, []);

  return <ChoiceGroup {...group} ref={fieldset} name={ownName} chosen={[value]} onChoose={onChoose} />;
}
