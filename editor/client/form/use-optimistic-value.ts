import { useState } from 'react';
import { useSession } from '../session.tsx';
import { useForm } from './form-context.tsx';

/**
 * The shown value of a field whose value is chosen, not typed. A chosen value is shown at once, before the server has answered.
 * @param value the value of the field in the content file
 * @returns the shown value, and a function that sets the shown value only; the caller must also send the chosen value
 */
export function useOptimisticValue<Value>(path: string, value: Value): [Value, (chosen: Value) => void] {
  const { file, version } = useForm();
  const { ownChanges } = useSession();
  const [chosen, setChosen] = useState<{ value: Value } | null>(null);
  const isPending = chosen !== null && !ownChanges.isIncludedIn(version, file, path);
  return [isPending ? chosen.value : value, (next) => setChosen({ value: next })];
}
