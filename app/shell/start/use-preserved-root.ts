import { useLayoutEffect, useState } from 'react';
import { shownTheme, showTheme } from '#app/page-parts/theme/show-theme.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/**
 * Keeps what scripts and extensions have written on `<html>` and `<body>`, the theme with it: React takes every attribute
 * away where it draws the document anew, and brings back its own alone.
 */
export function usePreservedRoot(): void {
  const isRedrawn = useHydrated();
  // While the old attributes are still there.
  const [restore] = useState(() => (isRedrawn ? captureAttributes() : null));
  useLayoutEffect(() => restore?.(), [restore]);
}

function captureAttributes(): () => void {
  const roots = [document.documentElement, document.body];
  const saved = roots.map((root) => [...root.attributes].map(({ name, value }) => [name, value] as const));
  return () => {
    for (const [index, root] of roots.entries())
      for (const [name, value] of saved[index] ?? [])
        if (!root.hasAttribute(name)) root.setAttribute(name, value);
    showTheme(shownTheme());
  };
}
