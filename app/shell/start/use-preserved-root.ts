import { useLayoutEffect, useState } from 'react';
import { shownTheme, showTheme } from '#app/page-parts/theme/show-theme.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { layOutAll } from './deferred-layout.ts';

/**
 * Preserves the attributes that scripts and extensions have set on `<html>` and `<body>`, such as the theme. If React
 * renders the document anew, it removes all attributes except its own.
 */
export function usePreservedRoot(): void {
  const isRedrawn = useHydrated();
  // If React renders the document anew, the old attributes are still present during this first render.
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
    // The class that defers the layout is not preserved (see preserve-user-state.tsx).
    layOutAll();
    showTheme(shownTheme());
  };
}
