import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react';
import styles from './choice.module.css';

export interface ChoiceOption {
  value: string;
  text: ReactNode;
  /** A color to be seen before the text, as CSS has it. */
  swatch?: string;
  isDisabled?: boolean;
}

interface ChoiceGroupProps {
  /** The field's name in its form; a group that stands in none needs one of its own. */
  name: string;
  ref?: Ref<HTMLFieldSetElement>;
  /** Name of the group; a question around it, such as a legend, needs none. */
  label?: string;
  /** Whether the name is seen above the group; otherwise assistive technology alone hears it. */
  isLabelSeen?: boolean;
  options: ChoiceOption[];
  /** Of radios one is chosen, of checkboxes any. */
  type?: 'radio' | 'checkbox';
  /** What is chosen; without it the browser alone knows, and the form is read. */
  chosen?: readonly string[];
  onChoose?: (value: string) => void;
  /** Outlined buttons in a line; `filled`: the chosen one is; `words`: underlined; `rows`: one below the other, each with a ring. */
  look?: 'filled' | 'words' | 'rows' | undefined;
  /** The address says what is chosen: browsers are to bring nothing back on Back or reload. */
  isInAddress?: boolean;
  className?: string | undefined;
}

/** Things to choose from, drawn as buttons. Without scripts they are words. */
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
 * One of several, outside of any form, with a name that no other group of the page has: Chromium's password manager has every
 * form laid out as soon as a page has loaded. What is chosen before hydration, or brought back by the browser on a reload,
 * stays chosen: `onChoose` hears of it once.
 */
export function Choice({ name, value, onChoose, ...group }: ChoiceProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const ownName = `${name}-${useId()}`;

  // Follows the browser, which knows what was chosen before React was there to hear it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; from then on React hears of every choice
  useLayoutEffect(() => {
    const chosen = fieldset.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (chosen !== undefined && chosen !== value) onChoose(chosen);
  }, []);

  return <ChoiceGroup {...group} ref={fieldset} name={ownName} chosen={[value]} onChoose={onChoose} />;
}
