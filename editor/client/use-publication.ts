import { useState } from 'react';
import type { Side } from '../merge/merge-values.ts';
import type { Choices, FieldConflict } from '../server/field-conflict.ts';
import type { PublishResult, PublishStep } from '../server/publisher.ts';
import { useSession } from './session.tsx';

type Work = (choices: Choices, onStep: (step: PublishStep) => void) => Promise<PublishResult>;

/** Runs one publication at a time. Holds its current step, its result, and the choices in conflicts between two people. */
export function usePublication() {
  const { refresh } = useSession();
  const [choices, setChoices] = useState<Choices>({});
  const [step, setStep] = useState<PublishStep | null>(null);
  const [result, setResult] = useState<PublishResult | null>(null);

  const start = async (work: Work) => {
    setResult(null);
    setStep('fetch');
    try {
      setResult(await work(choices, setStep));
    } catch {
      // The error is ignored: every page of the editor already shows a message while the server is unreachable.
    }
    setStep(null);
    await refresh().catch(() => {});
  };
  const choose = ({ file, key }: FieldConflict, side: Side) =>
    setChoices((now) => ({ ...now, [file]: { ...now[file], [key]: side } }));
  const chosen = ({ file, key }: FieldConflict): Side | undefined => choices[file]?.[key];
  return { step, result, start, choose, chosen };
}

export type PublicationRun = ReturnType<typeof usePublication>;
