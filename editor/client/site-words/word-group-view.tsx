import type { SiteWord } from '../../forms/site-words.ts';
import { wordGroups } from '../../forms/word-groups.ts';
import type { OwnWords } from '../pages/words-page.tsx';
import { useSession } from '../session.tsx';
import { WordView } from './word-view.tsx';

interface WordGroupViewProps {
  name: string;
  words: readonly SiteWord[];
  own: OwnWords;
  /** How many of its words the studio says differently. */
  changed: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The words of one place of the site; on the page only while it is open, since there are many. */
export function WordGroupView({ name, words, own, changed, isOpen, onToggle }: WordGroupViewProps) {
  const { t, locale } = useSession();
  return (
    <details
      className="group words"
      open={isOpen}
      data-words={name}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
    >
      <summary>
        {wordGroups[name as keyof typeof wordGroups].label[locale]} <small>{words.length}</small>
        {changed > 0 ? <span className="badge">{t('saidDifferently', { n: changed })}</span> : null}
      </summary>
      {isOpen ? words.map((word) => <WordView key={word.key} word={word} own={own[word.key]} />) : null}
    </details>
  );
}
