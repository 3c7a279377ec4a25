import styles from './notice.module.css';

/** Where `showNotice` shows its sentences, before React and without it; React never touches what stands in it. */
export function Notice({ coming }: { coming: string }) {
  return (
    <p
      className={styles.notice}
      data-notice=""
      data-coming={coming}
      role="status"
      popover="manual"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that React leaves to others what stands there
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
