import { useRef, useState } from 'react';

/**
 * Runs actions on the server, one at a time.
 * @returns `busy`, the name of the running action, and `failed`, the name of the last action if that action failed
 */
export function useAction() {
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const isBusy = useRef(false);
  const act = async (name: string, work: () => Promise<unknown>) => {
    // A double click must not start a second action: its second click may come before the button is disabled.
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
