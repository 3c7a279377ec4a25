import type { ReactNode } from 'react';
import styles from './page-with-door.module.css';

/**
 * A page that the visitor did not ask for: a text, links, and a picture of a closed door.
 * @param label the name of the page, for assistive technology
 * @param actions the links below the text
 * @param isDusk whether the door is shown at dusk in the light theme too
 */
export function PageWithDoor(props: {
  label: string;
  children: ReactNode;
  actions: ReactNode;
  isDusk?: boolean;
}) {
  const { label, children, actions, isDusk } = props;
  return (
    <section className={`wrap ${styles.page}`} aria-label={label} data-at-once="">
      <div>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.door} aria-hidden="true" data-dusk={isDusk ? '' : undefined} />
    </section>
  );
}
