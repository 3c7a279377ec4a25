import { useRef, useState } from 'react';

/** Actions that the server carries out, one at a time: `busy` and `failed` name the one that runs and the last that failed. */
export function useAction() {
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const isBusy = useRef(false);
  const act = async (name: string, work: () => Promise<unknown>) => {
    // A second press would mean what comes next; it may come before anything is drawn anew.
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
