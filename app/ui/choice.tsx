import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './choice.module.css';

export interface ChoiceOption {
  value: string;
  text: ReactNode;
  /** A color to be seen before the text, as CSS has it. */
  swatch?: string;
  isDisabled?: boolean;
}

interface ChoiceGroupProps {
  /** The field's name in its form. */
  name: string;
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
  /** Outlined buttons in a line; `filled`: the chosen one is; `rows`: one below the other, each with a ring. */
  look?: 'filled' | 'rows';
  className?: string | undefined;
}

/** Things to choose from, drawn as buttons, inside a form. Without scripts they are words. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, label, isLabelSeen, options, type = 'radio', chosen, onChoose, look, className } = props;
  const Group = label ? 'fieldset' : 'div';
  return (
    <Group
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
            {...(chosen ? { checked: chosen.includes(value), onChange: () => onChoose?.(value) } : {})}
          />
          {swatch ? <i style={{ background: swatch }} /> : null}
          {text}
        </label>
      ))}
    </Group>
  );
}

interface ChoiceProps extends Omit<ChoiceGroupProps, 'chosen' | 'type'> {
  /** The chosen value. */
  value: string;
  onChoose: (value: string) => void;
  /** Of two sources the address wins: the browser brings nothing back on Back or reload. */
  isInAddress?: boolean;
}

/**
 * One of several, in a form of its own. What is chosen before hydration, or brought back by the browser on a reload, stays
 * chosen: `onChoose` hears of it once.
 */
export function Choice({ value, onChoose, isInAddress, ...group }: ChoiceProps) {
  const form = useRef<HTMLFormElement>(null);
  useChosenBefore(form, group.name, value, onChoose);
  return (
    // A form with this method, outside of a dialog, is sent nowhere: Enter leaves the page where it is, before hydration too.
    <form
      ref={form}
      method="dialog"
      autoComplete={isInAddress ? 'off' : undefined}
      onSubmit={(event) => event.preventDefault()}
    >
      <ChoiceGroup {...group} chosen={[value]} onChoose={onChoose} />
    </form>
  );
}

/** Follows the browser, which knows what was chosen before React was there to hear it. */
function useChosenBefore(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  value: string,
  onChoose: (value: string) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; from then on React hears of every choice
  useLayoutEffect(() => {
    const chosen = form.current && new FormData(form.current).get(name);
    if (typeof chosen === 'string' && chosen !== value) onChoose(chosen);
  }, []);
}
