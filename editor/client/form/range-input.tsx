import { useRef } from 'react';
import { typedTimes } from '#model/hours/typed-time.ts';
import { useSession } from '../session.tsx';
import { TextInput } from './text-input.tsx';

/** Shows a range of hours such as `9-17` as two inputs, “from” and “to”. */
export function RangeInput({
  path,
  label,
  value,
  onChange,
}: {
  path: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  const { t } = useSession();
  const [from = '', to = ''] = value.split('-');
  // The owner may type the second hour before the content file has the first one. Both are kept here until the file has both.
  const typed = useRef<{ from?: string; to?: string }>({});
  const send = (part: { from?: string; to?: string }) => {
    typed.current = { ...typed.current, ...part };
    onChange(`${typed.current.from ?? from}-${typed.current.to ?? to}`);
  };
  if (value === `${typed.current.from ?? from}-${typed.current.to ?? to}`) typed.current = {};
  return (
    <fieldset className="range pair">
      <legend className="visually-hidden">{label}</legend>
      {(['from', 'to'] as const).map((part) => (
        <TextInput
          key={part}
          path={`${path}@${part}`}
          label={t(part)}
          value={part === 'from' ? from : to}
          meanings={typedTimes}
          onChange={(text) => send({ [part]: timeOrTyped(text) })}
        />
      ))}
    </fieldset>
  );
}

/** The time on the 24-hour clock that a typed text means; the text itself where that is not clear. */
function timeOrTyped(text: string): string {
  const [time, other] = typedTimes(text);
  return time && !other ? time : text;
}
