/**
 * The title of a `<details>` that is tapped stays where it is in the window, though another above it may close: browsers
 * themselves keep what they find in the window's first lines, and that is often what closes.
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
    // One that is open already may stay so, and nothing tells of it.
    clearTimeout(timer);
    timer = window.setTimeout(forget, 1000);
  };
  const onToggle = () => {
    if (!title) return;
    window.scrollBy({ top: topOf(title) - topBefore, behavior: 'instant' });
    // Both rows tell of themselves before the next frame.
    requestAnimationFrame(forget);
  };
  const forget = () => {
    title = null;
  };
  addEventListener('click', onClick, true);
  addEventListener('toggle', onToggle, true);
}
