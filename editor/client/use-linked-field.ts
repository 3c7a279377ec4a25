import { useEffect, useRef } from 'react';
import { useSession } from './session.tsx';

/**
 * Scrolls to the input of the field that the hash of the address names, and focuses that input, once for each followed link.
 * @param file the path, below the content folder, of the file that the form shows; undefined until the form is loaded
 */
export function useLinkedField(file: string | undefined): void {
  const { navigationCount } = useSession();
  const handledNavigation = useRef<number>(undefined);

  // The effect runs after every render, since the input of the linked field may not exist yet after the first one.
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

/** Reads the path of a field from the hash of the page's address. @returns '' if the address has no hash */
function fieldInHash(): string {
  return decodeURIComponent(window.location.hash.slice(1));
}
