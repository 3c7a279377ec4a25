import { useEffect, useRef } from 'react';
import { useSession } from './session.tsx';

/**
 * Brings the field in sight that the address names behind its #, and gives it the focus: once for each link.
 * @param file whose form the page shows, below the content folder; undefined until it does
 */
export function useNamedField(file: string | undefined): void {
  const { navigationCount } = useSession();
  const seen = useRef<number>(undefined);

  // The browser's own address; the field is an input that React does not know by name.
  useEffect(() => {
    const field = fieldInAddress();
    if (file === undefined || !field || seen.current === navigationCount) return;
    seen.current = navigationCount;
    const id = `content/${file}#${field}`;
    const found = [...document.querySelectorAll<HTMLElement>('[data-field]')].find(
      ({ dataset }) =>
        dataset.field === id ||
        (/^[.[@]/.test(dataset.field?.slice(id.length) ?? '') && dataset.field?.startsWith(id)),
    );
    for (let around = found?.closest('details'); around; around = around.parentElement?.closest('details'))
      around.open = true;
    found?.focus();
    found?.scrollIntoView({ block: 'center' });
  });
}

/** The field that the address of the page names; '' where it names none. */
function fieldInAddress(): string {
  return decodeURIComponent(window.location.hash.slice(1));
}
