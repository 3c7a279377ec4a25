import type { Plugin } from 'vite';

/** Chromium from 136 on knows this comment at the top of a script; other browsers ignore it. */
const comment = '//# allFunctionsCalledOnLoad\n';

/**
 * A Vite plugin for the site's scripts: Chromium compiles all functions of a script beside the main thread as the script is
 * loaded, because nearly all of them run at once, during hydration. Otherwise it compiles each on the main thread, when it is
 * first called.
 */
export const compileEarly: Plugin = {
  name: 'compile-early',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // After Vite, which puts lists of files before the code: the comment must come first.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = comment + file.code;
    },
  },
};
