/**
 * Keeps a tapped `<summary>` where it is in the window, even if another `<details>` above it closes. Browsers
 * themselves keep the element at the top of the window where it is, and this element is often the one that closes.
 */
export function anchorScroll(): void {
  let title: Element | null | undefined;
  let topBefore = 0;
  let timer = 0;
  const topOf = (element: Element) => element.getBoundingClientRect().top;

  const onClick = ({ target }: MouseEvent) => {
    title = target instanceof Element ? target.closest('summary') : null;
    if (!title) return;
    topBefore = topOf(title);
    // A `<details>` that is open already may stay open, and then no toggle event follows.
    clearTimeout(timer);
    timer = window.setTimeout(forget, 1000);
  };
  const onToggle = () => {
    if (!title) return;
    window.scrollBy({ top: topOf(title) - topBefore, behavior: 'instant' });
    // Both `<details>` send their toggle events before the next frame.
    requestAnimationFrame(forget);
  };
  const forget = () => {
    title = null;
  };
  addEventListener('click', onClick, true);
  addEventListener('toggle', onToggle, true);
}
