/** Where a lamp's bulb is, in px of the window. */
export interface Bulb {
  x: number;
  y: number;
}

const root = () => document.documentElement;

/**
 * Evening opens outward from a lamp's bulb (px of the window) in a circle; base.css says how. Browsers give a tap during a
 * view transition to the root: it ends the transition, and is made on what stands there.
 * @param show shows the evening
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
