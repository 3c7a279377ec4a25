import type { ShopRequest } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { quietLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import styles from './shop-requests.module.css';

/** The offers beyond the frames of the shop, such as another size: a question, a text and a chat for each. */
export function ShopRequests({ requests }: { requests: ShopRequest[] }) {
  const { t } = useLanguage();
  if (requests.length === 0) return null;
  return (
    <ul className={styles.requests}>
      {requests.map(({ title, text, chat, chatLink }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>
            <Bidi text={text} />
          </p>
          <OutsideLink
            className={`${quietLook} ${styles.chat}`}
            href={chatLink}
            newTabNote={t('common.newTab')}
          >
            <Icon name="whatsapp" />
            {chat}
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
