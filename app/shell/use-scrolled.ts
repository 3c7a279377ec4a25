import { useEffect, useState } from 'react';
import { isScrollLocked } from '../ui/scroll-lock';

/** Past this many px the header is solid. */
const threshold = 10;

/** Whether the page is scrolled more than 10 px; behind a dialog it stays as it was. */
export function useScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  // Follows the window's scroll offset.
  useEffect(() => {
    const follow = () => {
      if (!isScrollLocked()) setIsScrolled(window.scrollY > threshold);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isScrolled;
}
