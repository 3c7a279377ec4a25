import { useEffect, useState } from 'react';
import { onAnnounce } from './announce.ts';

/**
 * Speaks what `announce` says. The page has one, and every dialog one of its own:
 * what stands outside an open dialog is not heard.
 */
export function LiveRegion() {
  const [sentence, setSentence] = useState('');
  // Follows the window's announcements.
  useEffect(() => onAnnounce(setSentence), []);
  return (
    <div role="status" className="visually-hidden">
      {sentence}
    </div>
  );
}
