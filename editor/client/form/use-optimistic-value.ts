import { useState } from 'react';
import { useSession } from '../session.tsx';
import { useForm } from './form-context.tsx';

/**
 * The shown value of a field that is chosen and not typed. A chosen value is shown at once, before the server has answered.
 * @param value of the field in the file
 * @returns the shown value, and a function that sets it; the session's `change` must send the value as well
 */
export function useOptimisticValue<Value>(path: string, value: Value): [Value, (chosen: Value) => void] {
  const { file, version } = useForm();
  const { ownChanges } = useSession();
  const [chosen, setChosen] = useState<{ value: Value } | null>(null);
  const isPending = chosen !== null && !ownChanges.isIncludedIn(version, file, path);
  return [isPending ? chosen.value : value, (next) => setChosen({ value: next })];
}
