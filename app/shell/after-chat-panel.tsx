import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Site } from '#app/loaders/types.ts';
import { HoursLine } from '#app/page-parts/hours/hours-line.tsx';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { announce } from '#app/ui/announce.ts';
import { quietLook } from '#app/ui/button.tsx';
import { ContactLink } from '#app/ui/contact-link.tsx';
import { copyText } from '#app/ui/copy-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { QrCodeImage } from '#app/ui/qr-code.tsx';
import { drawQr } from '#model/geometry/draw-qr.ts';
import { readChatLink } from '#model/whatsapp/chat-link.ts';
import { shortChatLink } from '#model/whatsapp/short-chat-link.ts';
import styles from './after-chat-panel.module.css';

/**
 * A chat link that was followed, and the parent element for the help panel. While a dialog is open, the parent is the
 * dialog, because nothing outside an open dialog can be clicked.
 */
export interface OpenedChat {
  address: string;
  host: Element;
}

/**
 * A help panel after a chat link was followed: it offers to copy the message, to call, to write an e-mail; on a
 * desktop, also a QR code for the phone. It never claims that the message was sent, which it cannot know.
 */
export function AfterChatPanel(props: { chat: OpenedChat; site: Site; onClose: () => void }) {
  const { chat, site, onClose } = props;
  const { t } = useLanguage();
  const text = readChatLink(chat.address)?.text ?? '';
  const [copied, setCopied] = useState<'copied' | 'failed' | null>(null);

  useCloseWithDialog(chat.host, onClose);
  // Resets the text “copied” for a new chat, whose message has not been copied yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new chat resets the panel
  useEffect(() => {
    setCopied(null);
    announce(t('afterChat.question'));
  }, [chat]);

  const copy = async () => {
    const outcome = (await copyText(text)) ? 'copied' : 'failed';
    setCopied(outcome);
    announce(t(outcome === 'copied' ? 'afterChat.copied' : 'share.failed'));
  };
  const mail = `mailto:${site.email}?subject=${encodeForMailto(site.name)}&body=${encodeForMailto(text)}`;

  return createPortal(
    <section
      className={styles.panel}
      aria-label={t('afterChat.question')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2>{t('afterChat.question')}</h2>
        <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      </div>
      <p className={styles.hours}>
        <HoursLine />
      </p>
      <ul className={styles.ways}>
        <li>
          <button type="button" className={quietLook} onClick={copy}>
            {copied === 'copied'
              ? t('afterChat.copied')
              : copied === 'failed'
                ? t('share.failed')
                : t('afterChat.copy')}
          </button>
        </li>
        <li>
          <ContactLink className={quietLook} to={site.phone}>
            {t('afterChat.call')}
          </ContactLink>
        </li>
        <li>
          <a className={quietLook} href={mail}>
            {t('afterChat.email')}
          </a>
        </li>
      </ul>
      <PhoneCode address={shortChatLink(chat.address, site.url)}>{t('afterChat.phone')}</PhoneCode>
    </section>,
    chat.host,
  );
}

/** A QR code that opens the chat on a phone, shown on desktops only. */
function PhoneCode({ address, children }: { address: string; children: ReactNode }) {
  const label = String(children);
  return (
    <div className={styles.phone}>
      <QrCodeImage code={drawQr(address, 'L')} label={label} className={styles.code} />
      <p aria-hidden="true">{label}</p>
    </div>
  );
}

/** Encodes a text for a `mailto:` address, in which lines end with CR LF (RFC 6068). */
function encodeForMailto(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'));
}

/** Closes the help panel when the dialog that contains it closes. */
function useCloseWithDialog(host: Element, onClose: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another dialog needs another listener
  useEffect(() => {
    host.addEventListener('close', onClose);
    return () => host.removeEventListener('close', onClose);
  }, [host]);
}
