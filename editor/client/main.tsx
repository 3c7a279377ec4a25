import '@fontsource-variable/hanken-grotesk/index.css';
import './fonts.css';
import './base.css';
import './pages/pages.css';
import './form/form.css';
import './marks/marks.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { getState } from './api.ts';
import { EditorPages } from './pages/editor-pages.tsx';
import { SessionProvider } from './session.tsx';

// A file that is dropped beside a drop area is ignored. By default, the browser would leave the editor and open the file.
for (const type of ['dragover', 'drop']) document.addEventListener(type, (event) => event.preventDefault());

const root = document.getElementById('root');
if (root) {
  const initialState = await getState();
  createRoot(root).render(
    <StrictMode>
      <SessionProvider initialState={initialState}>
        <EditorPages />
      </SessionProvider>
    </StrictMode>,
  );
}
