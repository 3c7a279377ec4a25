import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { type FilterKey, filterKeys } from './project-filter.ts';
import styles from './project-filter-chips.module.css';

/** The filter chips, one for each category. */
export function ProjectFilterChips(props: { chosen: FilterKey; onChoose: (key: FilterKey) => void }) {
  const { chosen, onChoose } = props;
  const { t } = useLanguage();
  return (
    <Choice
      name="category"
      label={t('projects.filter')}
      look="filled"
      options={filterKeys.map((key) => ({ value: key, text: t(`projects.${key}`) }))}
      value={chosen}
      onChoose={(key) => onChoose(key as FilterKey)}
      isInAddress
      className={styles.chips}
    />
  );
}
