/** The position of a lamp's bulb, in px of the window. */
export interface Bulb {
  x: number;
  y: number;
}

const root = () => document.documentElement;

/**
 * Shows the dark theme in a circle that grows from a lamp's bulb; base.css has the animation. During a view
 * transition browsers send a tap to the root element. Such a tap ends the transition and is then repeated on the
 * element below it.
 * @param show shows the dark theme
 */
export async function openFromBulb(bulb: Bulb, show: () => void): Promise<void> {
  setBulbPosition(bulb);
  const transition = document.startViewTransition(show);
  let tapped: Bulb | undefined;
  const onClick = ({ target, x, y }: MouseEvent) => {
    if (target !== root()) return;
    tapped = { x, y };
    transition.skipTransition();
  };
  window.addEventListener('click', onClick);
  await transition.finished;
  window.removeEventListener('click', onClick);
  const below = tapped && document.elementFromPoint(tapped.x, tapped.y);
  below?.closest<HTMLElement>('a, button, label, summary')?.click();
}

function setBulbPosition({ x, y }: Bulb) {
  const { clientWidth: width, clientHeight: height, style } = root();
  style.setProperty('--bulb-x', `${x}px`);
  style.setProperty('--bulb-y', `${y}px`);
  style.setProperty('--bulb-reach', `${Math.hypot(Math.max(x, width - x), Math.max(y, height - y))}px`);
}
