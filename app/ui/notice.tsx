import styles from './notice.module.css';

/**
 * The element in which `showNotice` shows its sentences, also before hydration and without React. React never changes
 * the element's content.
 */
export function Notice({ coming }: { coming: string }) {
  return (
    <p
      className={styles.notice}
      data-notice=""
      data-coming={coming}
      role="status"
      popover="manual"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is empty, so that React never changes the content
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
