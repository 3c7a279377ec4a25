import { useLanguage } from '../../language/language-provider';
import { type FilterKey, filterKeys } from './project-filter';
import styles from './project-filter-chips.module.css';

/** One chip a category; the chosen one is pressed. */
export function ProjectFilterChips(props: { chosen: FilterKey; onChoose: (key: FilterKey) => void }) {
  const { t } = useLanguage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div className={styles.chips} role="group" aria-label={t('projects.filter')}>
      {filterKeys.map((key) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === props.chosen}
          onClick={() => props.onChoose(key)}
        >
          {t(`projects.${key}`)}
        </button>
      ))}
    </div>
  );
}
