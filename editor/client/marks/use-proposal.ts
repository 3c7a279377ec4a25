import { useCallback, useEffect, useRef, useState } from 'react';
import type { Edges } from '../../../app/content/schema.ts';
import { getPictureSize, proposeEdges } from '../api.ts';
import { useForm } from '../form/form-context.tsx';
import { fillsPicture } from './mark-geometry.ts';

/** How far a proposal is; `unsure` waits for the owner. */
export type ProposalStatus = 'idle' | 'looking' | 'unsure' | 'failed';

/** Pictures that were looked at by themselves, this page and earlier ones: what was taken away then stays away. */
const askedKey = 'editor-proposed';
/** Proposals that wait for the owner, by picture and state. */
const waiting = new Map<string, Edges>();

/**
 * The edges that the server proposes for a picture: asked for, and once by themselves where the picture is new.
 * @param picture below the content folder
 * @param isSet whether the file says edges
 * @param onSure takes edges that need no second look
 */
export function useProposal(picture: string, isSet: boolean, onSure: (edges: Edges) => void) {
  const { pictures, newPictures } = useForm();
  const version = pictures?.[picture];
  const key = `${picture}@${version}`;
  const [status, setStatus] = useState<ProposalStatus>('idle');
  const latest = useRef({ key, onSure });
  latest.current = { key, onSure };

  const propose = useCallback(
    async (isAsked: boolean) => {
      setStatus('looking');
      try {
        const [{ edges, sure }, size] = await Promise.all([proposeEdges(picture), getPictureSize(picture)]);
        // Another picture stands here by now.
        if (latest.current.key !== key) return;
        if (sure && (isAsked || fillsPicture(edges, size))) {
          setStatus('idle');
          latest.current.onSure(edges);
        } else {
          waiting.set(key, edges);
          setStatus('unsure');
        }
      } catch {
        if (latest.current.key === key) setStatus('failed');
      }
    },
    [picture, key],
  );

  const isNew = version !== undefined && (newPictures?.includes(picture) ?? false);
  useEffect(() => {
    setStatus(waiting.has(key) ? 'unsure' : 'idle');
    if (isNew && !isSet && isFirstTime(key)) void propose(false);
  }, [key, isNew, isSet, propose]);

  const settle = useCallback(() => {
    waiting.delete(key);
    isFirstTime(key);
    setStatus('idle');
  }, [key]);
  return { status, proposed: waiting.get(key), propose: () => void propose(true), settle };
}

function isFirstTime(key: string): boolean {
  try {
    const asked = JSON.parse(localStorage.getItem(askedKey) ?? '[]') as string[];
    if (asked.includes(key)) return false;
    localStorage.setItem(askedKey, JSON.stringify([...asked, key].slice(-200)));
    return true;
  } catch {
    // Storage is denied: better by hand than again and again.
    return false;
  }
}
