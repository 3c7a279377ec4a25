/** After this time (ms) without scrolling, all sections below the window become visible again. */
const restTime = 500;

/**
 * Lets each section rise and fade in once, when it enters the window. Text never waits for a script: sections below the
 * window are hidden only while the visitor scrolls by wheel or finger, and become visible again when scrolling stops.
 * @returns a function that removes the listeners and shows all sections
 */
export function revealWhileScrolling(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      (target as HTMLElement).dataset.reveal = 'shown';
      observer.unobserve(target);
    }
  });
  const hideElementsBelow = () => {
    for (const element of elementsInState('')) {
      if (element.getBoundingClientRect().top <= window.innerHeight) continue;
      element.dataset.reveal = 'waiting';
      observer.observe(element);
    }
  };
  const showAll = () => {
    observer.disconnect();
    for (const element of elementsInState('waiting')) element.dataset.reveal = '';
    timer = undefined;
  };
  const onVisitorScrolls = () => {
    if (timer === undefined) hideElementsBelow();
    clearTimeout(timer);
    timer = setTimeout(showAll, restTime);
  };
  const onScroll = () => {
    if (timer !== undefined) onVisitorScrolls();
  };
  window.addEventListener('wheel', onVisitorScrolls, { passive: true });
  window.addEventListener('touchmove', onVisitorScrolls, { passive: true });
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('wheel', onVisitorScrolls);
    window.removeEventListener('touchmove', onVisitorScrolls);
    window.removeEventListener('scroll', onScroll);
    clearTimeout(timer);
    showAll();
  };
}

function elementsInState(state: '' | 'waiting') {
  return document.querySelectorAll<HTMLElement>(`[data-reveal="${state}"]`);
}
