import { type RefObject, useEffect, useState } from 'react';
import type { Locale } from '#model/language/locales.ts';
import { pageOf } from '../forms/page-of.ts';
import type { Title } from '../server/state.ts';
import { previewOrigin } from './api.ts';
import { useSession } from './session.tsx';
import { ownLanguageFirst } from './words.ts';

interface PreviewFramesProps {
  address: string;
  /** Whether the item's page does not exist in the preview yet. */
  isAbsent: boolean;
  /** Whether the site leaves the item out. A change of this opens the item's address anew. */
  isHidden: boolean;
  /** The text that the preview pages scroll to when they open; undefined keeps them at the top. */
  scrollTarget?: Title | undefined;
  ref: RefObject<HTMLDivElement | null>;
}

/** Shows the site's English and Arabic page beside a form, in phone or laptop width, in the day or dusk theme. */
export function PreviewFrames({ address, isAbsent, isHidden, scrollTarget, ref }: PreviewFramesProps) {
  const { t, locale, previewState } = useSession();
  const isShown = !isAbsent && previewState === 'ready';
  const [device, setDevice] = useState<'phone' | 'laptop'>('phone');
  const [theme, setTheme] = useState<'light' | 'dark'>('light');

  // A preview page sends a message each time it has loaded. In reply, the editor sends the theme and the text to scroll to.
  useEffect(() => {
    const onReady = ({ origin, source }: MessageEvent) => {
      const frame = framesIn(ref.current).find(({ contentWindow }) => contentWindow === source);
      if (origin !== previewOrigin || !frame) return;
      postToFrame(frame, { type: 'theme', theme });
      const text = scrollTarget?.[frame.dataset.preview as Locale];
      if (text) postToFrame(frame, { type: 'reveal', text });
    };
    window.addEventListener('message', onReady);
    return () => window.removeEventListener('message', onReady);
  }, [scrollTarget, theme, ref]);

  return (
    <aside className="preview" data-device={device} aria-label={t('preview')} ref={ref}>
      <div className="row">
        {(['phone', 'laptop'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={device === one} onClick={() => setDevice(one)}>
            {t(one)}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={theme === 'dark'}
          onClick={() => {
            const next = theme === 'dark' ? 'light' : 'dark';
            setTheme(next);
            for (const frame of framesIn(ref.current)) postToFrame(frame, { type: 'theme', theme: next });
          }}
        >
          {t('dusk')}
        </button>
      </div>
      <div className="frames pair">
        {isShown || !previewState ? null : (
          <p className="notice" role="status">
            {t(isAbsent || previewState === 'ready' ? 'absent' : `preview.${previewState}`)}
          </p>
        )}
        {(isShown ? ownLanguageFirst(locale) : []).map((lang) => (
          <iframe
            key={`${lang} ${isHidden}`}
            data-preview={lang}
            title={t('previewOf', { language: t(lang === 'ar' ? 'arabic' : 'english') })}
            src={`${previewOrigin}${pageOf(address, lang)}`}
          />
        ))}
      </div>
    </aside>
  );
}

/**
 * Sends a message to the page in a preview frame. A page that is still loading misses the message, but gets the current theme
 * and scroll target when it has loaded.
 */
function postToFrame(frame: HTMLIFrameElement, message: object) {
  frame.contentWindow?.postMessage(message, previewOrigin);
}

/**
 * Makes both preview pages scroll to a text. Since the pages fill the {placeholders} of the text, they search for the longest
 * part of the text without a placeholder.
 */
export function revealInFrames(frames: HTMLElement | null, pattern: string): void {
  const [text = ''] = pattern.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length);
  for (const frame of framesIn(frames)) postToFrame(frame, { type: 'reveal', text: text.trim() });
}

function framesIn(element: HTMLElement | null): HTMLIFrameElement[] {
  return [...(element?.querySelectorAll<HTMLIFrameElement>('iframe[data-preview]') ?? [])];
}
