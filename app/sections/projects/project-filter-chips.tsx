import { useEffect, useState } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { type FilterKey, filterKeys } from './project-filter.ts';
import styles from './project-filter-chips.module.css';

/** One chip a category. What is tapped is chosen at once; the address, and the cards with it, follow after a paint. */
export function ProjectFilterChips(props: { chosen: FilterKey; onChoose: (key: FilterKey) => void }) {
  const { chosen, onChoose } = props;
  const { t } = useLanguage();
  const [tapped, setTapped] = useState<FilterKey | null>(null);
  // Follows the address, which has the last word.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it says now
  useEffect(() => setTapped(null), [chosen]);
  return (
    <Choice
      name="category"
      label={t('projects.filter')}
      look="filled"
      options={filterKeys.map((key) => ({ value: key, text: t(`projects.${key}`) }))}
      value={tapped ?? chosen}
      onChoose={(key) => {
        setTapped(key as FilterKey);
        onChoose(key as FilterKey);
      }}
      isInAddress
      className={styles.chips}
    />
  );
}
