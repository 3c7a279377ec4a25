import { Bidi } from './bidi.tsx';
import styles from './facts.module.css';

/** A list of labels and their texts, one per line, with thin lines between them. */
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
