import { readChatLink } from '#model/whatsapp/chat-link.ts';

/** What marks the chat link that was followed last, before React was there to hear of it. */
export const followedLink = 'a[data-followed]';

/** Before React marks the chat link that is followed, so that the help for when no chat opens comes all the same. */
export function noteChats(): void {
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !readChatLink(link.href)) return;
    document.querySelector(followedLink)?.removeAttribute('data-followed');
    link.dataset.followed = '';
  };
  addEventListener('click', note);
  addEventListener('hydrated', () => removeEventListener('click', note));
}
