import { useEffect, useRef } from 'react';
import { useSession } from './session.tsx';

/**
 * Brings the field in sight that the address names behind its #, and gives it the focus: once for each link.
 * @param file whose form the page shows, below the content folder; undefined until it does
 */
export function useLinkedField(file: string | undefined): void {
  const { navigationCount } = useSession();
  const handledNavigation = useRef<number>(undefined);

  // The browser's own address; the field is an input that React does not know by name.
  useEffect(() => {
    const field = fieldInHash();
    if (file === undefined || !field || handledNavigation.current === navigationCount) return;
    handledNavigation.current = navigationCount;
    const id = `content/${file}#${field}`;
    const found = [...document.querySelectorAll<HTMLElement>('[data-field]')].find(
      ({ dataset }) =>
        dataset.field === id ||
        (/^[.[@]/.test(dataset.field?.slice(id.length) ?? '') && dataset.field?.startsWith(id)),
    );
    for (
      let details = found?.closest('details');
      details;
      details = details.parentElement?.closest('details')
    )
      details.open = true;
    found?.focus();
    found?.scrollIntoView({ block: 'center' });
  });
}

/** The field that the address of the page names; '' where it names none. */
function fieldInHash(): string {
  return decodeURIComponent(window.location.hash.slice(1));
}
