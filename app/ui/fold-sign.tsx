import styles from './fold-sign.module.css';
import { Icon } from './icon.tsx';

/** The plus at the end of a `<summary>`. It turns into a cross while the `<details>` is open. */
export function FoldSign({ size = 20 }: { size?: number }) {
  return <Icon name="plus" size={size} className={styles.sign} />;
}
