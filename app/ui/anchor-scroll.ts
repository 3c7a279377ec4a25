/**
 * The title of a `<details>` that is tapped stays where it is in the window, though another above it may close: browsers
 * themselves keep what they find in the window's first lines, and that is often what closes.
 */
export function anchorScroll(): void {
  let title: Element | null | undefined;
  let place = 0;
  let timer = 0;
  const placeOf = (element: Element) => element.getBoundingClientRect().top;

  const tapped = ({ target }: MouseEvent) => {
    title = target instanceof Element ? target.closest('summary') : null;
    if (!title) return;
    place = placeOf(title);
    // One that is open already may stay so, and nothing tells of it.
    clearTimeout(timer);
    timer = window.setTimeout(forget, 1000);
  };
  const toggled = () => {
    if (!title) return;
    window.scrollBy({ top: placeOf(title) - place, behavior: 'instant' });
    // Both rows tell of themselves before the next frame.
    requestAnimationFrame(forget);
  };
  const forget = () => {
    title = null;
  };
  addEventListener('click', tapped, true);
  addEventListener('toggle', toggled, true);
}
