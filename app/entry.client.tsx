import { Fragment, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setOwnAddress } from '#app/shell/requested-address.ts';
import { Guard } from '#app/shell/start/guard.tsx';
import { followReplacedNodes } from '#app/shell/start/replaced-nodes.ts';

// During development, the head script is imported here, because no build step puts it into the page's head.
if (import.meta.env.DEV) await import('./head-script.ts');

setOwnAddress();
if (import.meta.env.MODE === 'editor')
  import('#editor/preview/preview-client.ts').then(({ followEditor }) => followEditor());

followReplacedNodes();

// Strict mode renders every component twice, which shows faults to developers. In the editor's preview, where the owner
// edits the site, strict mode would only cost time.
const Mode = import.meta.env.MODE === 'editor' ? Fragment : StrictMode;
startTransition(() => {
  hydrateRoot(
    document,
    <Mode>
      <Guard>
        <HydratedRouter />
      </Guard>
    </Mode>,
    { onRecoverableError: (error) => console.info('React has drawn a part of the page anew', error) },
  );
});
