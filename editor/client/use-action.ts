import { useRef, useState } from 'react';

/**
 * Runs actions on the server, one at a time. `busy` is the name of the running action, `failed` the name of the last action if
 * it failed.
 */
export function useAction() {
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const isBusy = useRef(false);
  const act = async (name: string, work: () => Promise<unknown>) => {
    // A double click may come before the disabled button is drawn. It must not start a second action.
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(name);
    setFailed(undefined);
    await work().catch(() => setFailed(name));
    isBusy.current = false;
    setBusy(undefined);
  };
  return { busy, failed, act };
}
