import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { BriefChoices } from '#app/loaders/types.ts';
import { useNow } from '#app/page-parts/hours/use-now.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { announce } from '#app/ui/announce.ts';
import type { Hours } from '#model/hours/opening.ts';
import { slotDays } from '#model/hours/slots.ts';
import { type BriefDraft, emptyDraft, keptDraft, most } from './draft.ts';
import { answered, readForm, writeForm } from './form-values.ts';

/** The state of the brief: what is chosen stays through a reload, Back and another language, until one starts again. */
export function useBrief(choices: BriefChoices, hours: Hours) {
  const { t } = useLanguage();
  const { search } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef<BriefDraft>(emptyDraft);
  const [draft, setDraft] = useState<BriefDraft>(emptyDraft);
  const [cleared, setCleared] = useState<BriefDraft | null>(null);
  const [hasLostTime, setHasLostTime] = useState(false);
  const now = useNow();
  const days = useMemo(() => (now === null ? null : slotDays(hours, now)), [hours, now]);

  const change = (changes: Partial<BriefDraft>) => {
    latest.current = { ...latest.current, ...changes };
    keptDraft.set(latest.current);
    setDraft(latest.current);
  };
  const fillIn = (next: BriefDraft) => {
    if (form.current) writeForm(form.current, next);
    change(next);
  };

  // Follows the storage of this visit and what was chosen before hydration; then the address:
  // `?service=` chooses, `?like=` names a project. After a reload or Back they give way to what was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone decides
  useEffect(() => {
    if (!form.current) return;
    const kept = { ...(keptDraft.get() ?? emptyDraft), ...answered(readForm(form.current)) };
    const asked = new URLSearchParams(search);
    const cameByLink = !isPop || isFirstLoad();
    const service = choices.services.find(({ slug }) => slug === asked.get('service'))?.slug;
    const like = choices.works.find(({ id }) => id === asked.get('like'))?.id;
    if (service && (cameByLink || !kept.service)) kept.service = service;
    if (like && (cameByLink || !kept.like)) kept.like = like;
    fillIn(kept);
  }, [search]);

  // Follows the clock: a time that has come too near, or is closed since, is proposed no longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock alone decides
  useEffect(() => {
    const times = draft.times.filter((time) => days?.some(({ slots }) => slots.includes(time)));
    if (!days || times.length === draft.times.length) return;
    change({ times });
    setHasLostTime(true);
    announce(t('brief.timeGone'));
  }, [days, draft.times]);

  return {
    form,
    draft,
    days,
    hasLostTime,
    /** Whether everything was just cleared, and nothing chosen since. */
    canUndo: cleared !== null,
    change: (changes: Partial<BriefDraft>) => {
      setCleared(null);
      change(changes);
    },
    read: () => {
      setCleared(null);
      if (form.current) change(readForm(form.current));
    },
    toggleTime: (time: number) => {
      const { times } = latest.current;
      const others = times.filter((other) => other !== time);
      setCleared(null);
      setHasLostTime(false);
      change({ times: others.length < times.length ? others : [...times, time].slice(0, most) });
    },
    clear: () => {
      setCleared(latest.current);
      fillIn(emptyDraft);
      announce(t('brief.cleared'));
    },
    undo: () => {
      if (cleared) fillIn(cleared);
      setCleared(null);
    },
  };
}

let isLoaded = false;

/** Whether a link brought the visitor here by a whole page load, which the router takes for a step through the history. */
function isFirstLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFirst = !isLoaded && load?.type === 'navigate';
  isLoaded = true;
  return isFirst;
}

export type Brief = ReturnType<typeof useBrief>;
