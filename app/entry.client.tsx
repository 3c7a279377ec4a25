import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { registerServiceWorker } from './offline/register';
import { takeOwnAddress } from './shell/requested-address';
import { Guard } from './start/guard';
import { followStandIns } from './start/stand-ins';

takeOwnAddress();
if (import.meta.env.MODE === 'editor')
  import('../editor/preview/preview-client').then(({ followEditor }) => followEditor());
whenAtRest(registerServiceWorker);

followStandIns();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Guard>
        <HydratedRouter />
      </Guard>
    </StrictMode>,
    { onRecoverableError: (error) => console.info('React has drawn a part of the page anew', error) },
  );
});

/** The service worker is for later visits: it waits until the page has loaded and rested for three seconds. */
function whenAtRest(register: () => Promise<void>) {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const start = () =>
    setTimeout(
      () => register().catch((error: unknown) => console.info('The site stays online only', error)),
      3000,
    );
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
