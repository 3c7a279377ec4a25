import { Bidi } from './bidi.tsx';
import styles from './facts.module.css';

/** Labels and their texts, one a line between hairlines. */
export function Facts({ facts }: { facts: { label: string; text: string }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Bidi text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
