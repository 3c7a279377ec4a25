import { Link } from 'react-router';
import { Bidi } from './bidi.tsx';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** Accessible name of the breadcrumb navigation. */
  label: string;
  /** The links of the breadcrumb, from the home page to the current page. */
  steps: { name: string; to: string }[];
}

export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ name, to }, index) => (
          <li key={to}>
            {index < steps.length - 1 ? (
              <Link to={to}>
                <Bidi text={name} />
              </Link>
            ) : (
              <span aria-current="page">
                <Bidi text={name} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
