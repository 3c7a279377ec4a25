/*
 * Runs before any script of a page. Errors that scripts throw or write to the console, promises nobody catches,
 * files that do not load, and what the page's policy forbids. What the browser itself writes to its console
 * without an event (deprecations, odd CSS) is not seen here.
 */
const watch = () => {
  const noises: string[] = [];
  Object.assign(window, { noises });
  const { error } = console;
  console.error = (...all) => {
    noises.push(`console.error: ${all.map(String).join(' ').slice(0, 300)}`);
    error.apply(console, all);
  };
  addEventListener(
    'error',
    ({ message, target }) => {
      const file =
        target instanceof HTMLElement && (target.getAttribute('src') ?? target.getAttribute('href'));
      noises.push(file ? `not loaded: ${file}` : `error: ${message}`);
    },
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => noises.push(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    noises.push(`forbidden by ${violatedDirective}: ${blockedURI}`),
  );
};

/** The watching as the text of a script, for whatever way an engine has to run it first. */
export const watchScript = `(${watch})();`;
