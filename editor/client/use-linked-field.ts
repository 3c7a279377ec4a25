import { useEffect, useRef } from 'react';
import { useSession } from './session.tsx';

/**
 * Scrolls to the field that the hash of the address names, and focuses it: once for each followed link.
 * @param file of the shown form, below the content folder; undefined until the form is loaded
 */
export function useLinkedField(file: string | undefined): void {
  const { navigationCount } = useSession();
  const handledNavigation = useRef<number>(undefined);

  // The effect runs after every render, since the input may appear later. The hash and the input are read from the document.
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

/** The field that the hash of the page's address names; '' without a hash. */
function fieldInHash(): string {
  return decodeURIComponent(window.location.hash.slice(1));
}
