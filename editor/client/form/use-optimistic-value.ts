import { useState } from 'react';
import { useSession } from '../session.tsx';
import { useForm } from './form-context.tsx';

/**
 * What a field shows that is chosen and not typed: at once what was chosen here, until an answer holds it.
 * @param value what the file says
 * @returns it, and what is called beside the session's `change`
 */
export function useOptimisticValue<Value>(path: string, value: Value): [Value, (chosen: Value) => void] {
  const { file, version } = useForm();
  const { ownChanges } = useSession();
  const [chosen, setChosen] = useState<{ value: Value } | null>(null);
  const isPending = chosen !== null && !ownChanges.isIncludedIn(version, file, path);
  return [isPending ? chosen.value : value, (next) => setChosen({ value: next })];
}
