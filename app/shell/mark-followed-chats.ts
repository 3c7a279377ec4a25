import { readChatLink } from '#model/whatsapp/chat-link.ts';

/** Selector of the chat link that the visitor followed last before hydration. */
export const followedLink = 'a[data-followed]';

/**
 * Marks a chat link that is followed before hydration, so that the panel with other ways to reach the studio appears
 * after hydration.
 */
export function markFollowedChats(): void {
  const mark = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !readChatLink(link.href)) return;
    document.querySelector(followedLink)?.removeAttribute('data-followed');
    link.dataset.followed = '';
  };
  addEventListener('click', mark);
  addEventListener('hydrated', () => removeEventListener('click', mark));
}
