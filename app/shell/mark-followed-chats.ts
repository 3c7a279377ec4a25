import { readChatLink } from '#model/whatsapp/chat-link.ts';

/** Selects the chat link that was followed last before hydration. */
export const followedLink = 'a[data-followed]';

/**
 * Before hydration, marks the chat link that is followed, so that the help for chats that do not open appears after
 * hydration.
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
