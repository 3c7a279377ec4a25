import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Site } from '#app/loaders/types.ts';
import { useLazy } from '#app/ui/use-lazy.ts';
import { readChatLink } from '#model/whatsapp/chat-link.ts';
import type { OpenedChat } from './after-chat-panel.tsx';
import { followedLink } from './mark-followed-chats.ts';

const loadPanel = () => import('./after-chat-panel.tsx');

/** Offers other ways to reach the studio after a chat link was followed, in case no chat has opened. */
export function AfterChat({ site }: { site: Site }) {
  const { pathname } = useLocation();
  const [chat, setChat] = useState<OpenedChat | null>(null);
  const Panel = useLazy(loadPanel, chat !== null)?.AfterChatPanel;

  // Closes the help panel when another page opens: the panel belongs to one page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the panel
  useEffect(() => setChat(null), [pathname]);

  // Listens for clicks on the chat links of all sections. The help panel also opens for a chat link that was followed
  // before hydration.
  useEffect(() => {
    let last: Element | undefined;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !readChatLink(link.href)) return;
      // Ignores the second click of a double click, which would open the chat twice. A double tap by finger is
      // recognized by the time (ms) between its taps.
      if (event.detail > 1 || link === last) return event.preventDefault();
      last = link;
      setTimeout(() => {
        if (last === link) last = undefined;
      }, 400);
      openFor(link);
    };
    const openFor = (link: HTMLAnchorElement) =>
      setChat({ address: link.href, host: link.closest('dialog') ?? document.body });
    const before = document.querySelector<HTMLAnchorElement>(followedLink);
    if (before) openFor(before);
    delete before?.dataset.followed;
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return Panel && chat ? <Panel chat={chat} site={site} onClose={() => setChat(null)} /> : null;
}
