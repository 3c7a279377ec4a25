import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { BriefChoices } from '#app/loaders/types.ts';
import { useNow } from '#app/page-parts/hours/use-now.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { announce } from '#app/ui/announce.ts';
import type { Hours } from '#model/hours/opening.ts';
import { slotDays } from '#model/hours/slots.ts';
import { type BriefDraft, emptyDraft, keptDraft, maxChoices } from './draft.ts';
import { readForm, withoutEmptyAnswers, writeForm } from './form-values.ts';

/**
 * The state of the brief. The answers survive a reload, the Back
 * button and a change of language, until the visitor clears them.
 */
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

  // Restores the stored draft, then answers given before hydration, then the answers in the address: `?service=`
  // chooses a service, `?like=` names a project. After a reload or Back, answers of the visitor win over the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the address restores answers
  useEffect(() => {
    if (!form.current) return;
    const kept = { ...(keptDraft.get() ?? emptyDraft), ...withoutEmptyAnswers(readForm(form.current)) };
    const params = new URLSearchParams(search);
    const cameByLink = !isPop || isFirstLoad();
    const service = choices.services.find(({ slug }) => slug === params.get('service'))?.slug;
    const like = choices.works.find(({ id }) => id === params.get('like'))?.id;
    if (service && (cameByLink || !kept.service)) kept.service = service;
    if (like && (cameByLink || !kept.like)) kept.like = like;
    fillIn(kept);
  }, [search]);

  // Runs as time passes: removes chosen meeting times that are no longer offered, because they are too soon or the
  // studio is closed then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the offered and the chosen times matter
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
    /** Whether the visitor has just cleared the brief and chosen nothing since. */
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
      change({ times: others.length < times.length ? others : [...times, time].slice(0, maxChoices) });
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

/**
 * Whether this is the first call after a link has loaded the page. The router reports such a page load as a step
 * through the history (POP).
 */
function isFirstLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFirst = !isLoaded && load?.type === 'navigate';
  isLoaded = true;
  return isFirst;
}

export type Brief = ReturnType<typeof useBrief>;
