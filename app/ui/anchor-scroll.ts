/**
 * Keeps a tapped `<summary>` at its position in the window, even if another `<details>` above it closes. The browser's own
 * scroll anchoring may fail here, because it often anchors to the `<details>` that closes.
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
    // A tapped `<details>` that stays open sends no toggle event, so a timer ends the wait.
    clearTimeout(timer);
    timer = window.setTimeout(forget, 1000);
  };
  const onToggle = () => {
    if (!title) return;
    window.scrollBy({ top: topOf(title) - topBefore, behavior: 'instant' });
    // Waits for the next frame, because both `<details>`, the opened and the closed one, send their toggle events
    // before.
    requestAnimationFrame(forget);
  };
  const forget = () => {
    title = null;
  };
  addEventListener('click', onClick, true);
  addEventListener('toggle', onToggle, true);
}
