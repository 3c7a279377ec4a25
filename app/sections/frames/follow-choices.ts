import { showNotice } from '#app/ui/show-notice.ts';
import { normalizeNumber } from '#app/ui/step-number.ts';
import { wallAddress } from '#model/site-map.ts';
import type { FrameChoice, OrderableFrame } from '#model/whatsapp/frame-choice.ts';
import { availabilityLink, orderLink, type Shop } from '#model/whatsapp/frame-order.ts';

/** After this time (ms), a notice explains what a waiting order waits for. */
const noticeDelay = 1000;
/** Interval (ms) between two checks whether the picture is loaded. */
const pollInterval = 50;

/**
 * The content of `data-shop`, which a page has once: data that all its orders share, and the texts of the notices
 * while an order waits.
 */
export interface ShopData extends Shop {
  pictureComing: string;
  pictureFailed: string;
}

/**
 * The content of `data-order` on the element of a frame group: the group, and the choice as last rendered. Values of
 * fields inside the element replace the choice.
 */
export interface OrderData {
  frame: OrderableFrame;
  choice: FrameChoice;
}

/** What a link with `data-follows` opens. */
export type FollowingLink = 'order' | 'availability' | 'details' | 'wall';

/**
 * Updates links with `data-follows` at the tap, so that their addresses contain the current choice. This works before
 * hydration, after it and without React: the choice is read from the visible radio buttons and the quantity field. An
 * order link waits only while a tapped picture, which determines the print, is still loading.
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
  // All events that follow a link or copy its address.
  for (const type of ['click', 'auxclick', 'contextmenu', 'dragstart']) addEventListener(type, follow, true);
  addEventListener('DOMContentLoaded', chooseFromAddress);
  // From now on links follow the choice, so the fields may be shown (ui/choice.module.css).
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

/** The dot of a tapped picture that is still loading. */
function loadingDot(item: HTMLElement): Element | null {
  return item.querySelector('[data-dot][aria-busy="true"]');
}

/**
 * Opens the chat once the tapped picture, which determines the print, is loaded. Where the picture cannot be loaded,
 * no chat opens and a notice explains that the visible print stays chosen.
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
    // A browser opens a new window only shortly after a tap; later the chat opens in the same tab.
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

/** The values of the fields inside an item. */
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
