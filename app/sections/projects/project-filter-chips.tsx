import { useEffect, useState } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { type FilterKey, filterKeys } from './project-filter.ts';
import styles from './project-filter-chips.module.css';

/**
 * The filter chips, one for each category. A tapped chip looks selected at once; the address and the cards are updated
 * after the next paint.
 */
export function ProjectFilterChips(props: { chosen: FilterKey; onChoose: (key: FilterKey) => void }) {
  const { chosen, onChoose } = props;
  const { t } = useLanguage();
  const [tapped, setTapped] = useState<FilterKey | null>(null);
  // This effect forgets the tapped chip when the address changes, because the filter in the address wins.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run at every change of the address
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
