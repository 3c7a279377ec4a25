import { showNotice } from '#app/ui/show-notice.ts';
import { normalizeNumber } from '#app/ui/step-number.ts';
import { wallAddress } from '#model/site-map.ts';
import type { FrameChoice, OrderableFrame } from '#model/whatsapp/frame-choice.ts';
import { availabilityLink, orderLink, type Shop } from '#model/whatsapp/frame-order.ts';

/** When an order has waited this long (ms) for a picture to load, a notice explains the delay. */
const noticeDelay = 1000;
/** Interval (ms) at which a waiting order checks whether the tapped picture is loaded. */
const pollInterval = 50;

/**
 * The JSON in the attribute `data-shop`, which a page has once: shop data that all order links of the page share, and
 * the texts of the notices about a waiting order.
 */
export interface ShopData extends Shop {
  pictureComing: string;
  pictureFailed: string;
}

/**
 * The JSON in the attribute `data-order` of a frame group's element: the group, and the visitor's choice as last
 * rendered. Form fields inside the element override this choice.
 */
export interface OrderData {
  frame: OrderableFrame;
  choice: FrameChoice;
}

/** What a link with `data-follows` opens. The head script keeps the address of such a link up to date with the visitor's choices. */
export type FollowingLink = 'order' | 'availability' | 'details' | 'wall';

/**
 * Adds the visitor's current choice to the address of a link with `data-follows` when the link is tapped. This works
 * before hydration, after it and without React: the choice is read from the visible radio buttons and the quantity
 * field. An order link waits only while a tapped picture, which determines the print, is still loading.
 */
export function followChoices(): void {
  const follow = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>('a[data-follows]');
    const item = link?.closest<HTMLElement>('[data-order]');
    if (!link || !item) return;
    if (event.type === 'click' && link.dataset.follows === 'order' && loadingDot(item)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (link.getAttribute('aria-busy') !== 'true') openWhenLoaded(link, item);
    } else writeAddress(link, item);
  };
  // These are all the events by which a visitor can open a link or copy its address.
  for (const type of ['click', 'auxclick', 'contextmenu', 'dragstart']) addEventListener(type, follow, true);
  addEventListener('DOMContentLoaded', chooseFromAddress);
  addEventListener('change', paintFrames);
  // This attribute makes CSS show the fields (ui/choice.module.css), because from now on links contain the visitor's
  // choice.
  document.documentElement.dataset.followsChoices = '';
}

/**
 * On an item's own page: selects the print and size that the address names, unless the visitor has already chosen.
 */
function chooseFromAddress(): void {
  const item = document.querySelector('[data-order][data-shop]');
  if (!item || item.querySelector(':checked:not(:default)')) return;
  const query = new URLSearchParams(location.search);
  for (const name of ['print', 'size']) {
    const radios = item.querySelectorAll<HTMLInputElement>(`[type=radio][name^='${name}-']`);
    for (const radio of radios) if (radio.value === query.get(name)) radio.checked = true;
  }
}

/** Paints the pictures beside a chosen color in this color: React may still be loading, or may never load. */
function paintFrames({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.name.startsWith('color-')) return;
  const swatch = target.parentElement?.querySelector('i')?.style.background ?? '';
  const bars = target.closest('[data-shape]')?.querySelectorAll<HTMLElement>('[data-bar]') ?? [];
  for (const bar of bars) bar.style.setProperty('--bar-color', swatch);
}

/** Finds the dot (a button that selects a picture) whose picture is still loading after a tap. */
function loadingDot(item: HTMLElement): Element | null {
  return item.querySelector('[data-dot][aria-busy="true"]');
}

/**
 * Opens the chat with an order once the tapped picture, which determines the print, is loaded. If the picture cannot be
 * loaded, no chat opens and a notice explains that the visible print stays chosen.
 */
function openWhenLoaded(link: HTMLAnchorElement, item: HTMLElement): void {
  const shop = readShop();
  let dot = loadingDot(item);
  link.setAttribute('aria-busy', 'true');
  const notice = setTimeout(() => showNotice(shop?.pictureComing), noticeDelay);
  const poll = setInterval(() => {
    const next = loadingDot(item);
    dot = next ?? dot;
    if (next && link.isConnected) return;
    clearInterval(poll);
    clearTimeout(notice);
    link.removeAttribute('aria-busy');
    if (!link.isConnected) return;
    if (!dot?.hasAttribute('aria-current')) return showNotice(shop?.pictureFailed);
    showNotice('');
    writeAddress(link, item);
    // Browsers open a new window only shortly after a tap; if loading took longer, the chat opens in the same tab.
    if (navigator.userActivation?.isActive) link.click();
    else location.assign(link.href);
  }, pollInterval);
}

function writeAddress(link: HTMLAnchorElement, item: HTMLElement): void {
  const shop = readShop();
  if (!shop) return;
  const order: OrderData = JSON.parse(item.dataset.order ?? '');
  const { frame } = order;
  const choice = { ...order.choice, ...chosenIn(item) };
  switch (link.dataset.follows as FollowingLink) {
    case 'order':
      link.setAttribute('href', orderLink(shop, frame, choice));
      break;
    case 'availability':
      link.setAttribute('href', availabilityLink(shop, frame, choice));
      break;
    case 'wall':
      link.search = new URL(wallAddress({ slug: frame.slug, ...choice }, shop.locale), link.href).search;
      break;
    case 'details':
      link.search = choice.size === frame.pricing[0]?.size ? '' : `?size=${choice.size}`;
  }
}

/** Reads the chosen print, size, color and quantity from the form fields inside a frame group's element. */
function chosenIn(item: HTMLElement): Partial<FrameChoice> {
  const chosen: Partial<FrameChoice> = {};
  for (const name of ['print', 'size', 'color'] as const) {
    const radio = item.querySelector<HTMLInputElement>(`[type=radio][name^='${name}-']:checked`);
    if (radio) chosen[name] = radio.value;
  }
  const quantity = item.querySelector<HTMLInputElement>('[type=number]');
  if (quantity) {
    normalizeNumber(quantity);
    chosen.quantity = Number(quantity.value);
  }
  return chosen;
}

function readShop(): ShopData | null {
  const text = document.querySelector<HTMLElement>('[data-shop]')?.dataset.shop;
  return text ? JSON.parse(text) : null;
}
