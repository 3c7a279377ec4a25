import { type ReactNode, useEffect, useState } from 'react';
import { isInside } from '../../forms/is-inside.ts';
import { useSession } from '../session.tsx';
import { useForm } from './form-context.tsx';

interface SectionProps {
  /** The path of the field that the section contains. */
  path: string;
  label: string;
  isOpen: boolean;
  children: ReactNode;
}

/** A section of a form, which the owner can fold. A section with mistakes begins unfolded. */
export function Section({ path, label, isOpen, children }: SectionProps) {
  const startsOpen = useStartsOpen(path, isOpen);
  return (
    <details className="section" data-section={label} open={startsOpen}>
      <summary>
        <h2>{label}</h2>
        <MistakeCount path={path} />
        <Gaps path={path} />
      </summary>
      {children}
    </details>
  );
}

/** Whether a section begins unfolded: if it is to, or if it contains a mistake at that time. */
export function useStartsOpen(path: string, isOpen: boolean): boolean {
  const { mistakes } = useForm();
  const [startsOpen] = useState(isOpen || mistakes.some(({ field }) => isInside(path, field)));
  return startsOpen;
}

/** Shows how many mistakes a group or list has, so that the owner sees them while it is folded. */
export function MistakeCount({ path }: { path: string }) {
  const { mistakes } = useForm();
  const { t } = useSession();
  const n = mistakes.filter(({ field }) => isInside(path, field)).length;
  return n > 0 ? <span className="badge mistake">{t('mistakeCount', { n })}</span> : null;
}

/** Shows what a picture or title lacks, although it passes the checks. The entries of a list show their own gaps. */
export function Gaps({ path }: { path: string }) {
  const { gaps = [] } = useForm();
  const { t } = useSession();
  return gaps
    .filter(({ field }) => isInside(path, field) && !field.slice(path.length).includes('['))
    .map(({ field, gap, pictureWidth = 0 }) => (
      <span key={field} className="badge">
        {gap ? t(gap) : t('smallWidth', { width: pictureWidth })}
      </span>
    ));
}

/** Buttons for the sections of the form on the page. The section that the owner has scrolled to is marked. */
export function SectionList() {
  const { t } = useSession();
  const [labels, setLabels] = useState<string[]>([]);
  const [current, setCurrent] = useState('');
  // The effect reads the sections after every render, since a change of the content may add one.
  useEffect(() => {
    const update = () => {
      const names = sections().map(({ dataset }) => dataset.section ?? '');
      setLabels((now) => (now.join() === names.join() ? now : names));
      const passed = sections().filter((one) => one.getBoundingClientRect().top < 200);
      setCurrent(passed.at(-1)?.dataset.section ?? '');
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  });
  if (labels.length < 2) return null;
  return (
    <nav className="sections" aria-label={t('sections')}>
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          aria-current={label === current ? 'true' : undefined}
          onClick={() => {
            const section = sections()[index];
            section?.setAttribute('open', '');
            section?.querySelector('summary')?.focus({ preventScroll: true });
            section?.scrollIntoView();
          }}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}

function sections(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.form [data-section]')];
}
