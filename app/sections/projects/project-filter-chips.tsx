import { useEffect, useState } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { type FilterKey, filterKeys } from './project-filter.ts';
import styles from './project-filter-chips.module.css';

/**
 * A filter chip for each category. A tapped chip is selected at once; the address and the cards follow after the next
 * paint.
 */
export function ProjectFilterChips(props: { chosen: FilterKey; onChoose: (key: FilterKey) => void }) {
  const { chosen, onChoose } = props;
  const { t } = useLanguage();
  const [tapped, setTapped] = useState<FilterKey | null>(null);
  // Follows the address: the filter in the address wins over a tapped chip.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the address counts
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
