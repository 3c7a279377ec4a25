import { useEffect, useRef } from 'react';
import { isInside } from '../forms/is-inside.ts';
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
    const field = decodeURIComponent(window.location.hash.slice(1));
    if (file === undefined || !field || handledNavigation.current === navigationCount) return;
    handledNavigation.current = navigationCount;
    const id = `content/${file}#${field}`;
    const found = [...document.querySelectorAll<HTMLElement>('[data-field]')].find(({ dataset }) =>
      isInside(id, dataset.field ?? ''),
    );
    for (const details of document.querySelectorAll('details'))
      if (found && details.contains(found)) details.open = true;
    found?.focus();
    found?.scrollIntoView({ block: 'center' });
  });
}
