import styles from './project-heading.module.css';

/** What stands at the head of a project's words: category and year, title, description. */
export function ProjectHeading(props: { kicker: string[]; title: string; description: string }) {
  return (
    <header className={styles.heading}>
      <p className={styles.kicker}>{props.kicker.join(' · ')}</p>
      <h2>{props.title}</h2>
      <p className={styles.description}>{props.description}</p>
    </header>
  );
}
