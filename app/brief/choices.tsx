interface ChoicesProps {
  /** The field's name in the form. */
  name: string;
  /** Name of the group, where the question above is not it. */
  label?: string;
  options: { value: string; text: string }[];
}

/** One of several short answers. */
export function Choices({ name, label, options }: ChoicesProps) {
  const group = label ? { role: 'group', 'aria-label': label } : {};
  return (
    <div className="brief-choices" {...group}>
      {options.map(({ value, text }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
