import { useEffect, useState } from 'react';
import { onAnnounce } from './announce.ts';

/**
 * A live region: an element from which screen readers read the sentences of `announce`. The page has one, and every
 * dialog has its own, because screen readers read nothing outside of an open dialog.
 */
export function LiveRegion() {
  const [sentence, setSentence] = useState('');
  // Shows every announced sentence.
  useEffect(() => onAnnounce(setSentence), []);
  return (
    <div role="status" className="visually-hidden">
      {sentence}
    </div>
  );
}
