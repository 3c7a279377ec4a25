import { showNotice } from '#app/ui/show-notice.ts';
import { settleNumber } from '#app/ui/step-number.ts';
import { onWallAddress } from '#model/site-map.ts';
import type { FrameChoice, OrderableFrame } from '#model/whatsapp/frame-choice.ts';
import { availabilityLink, orderLink, type Shop } from '#model/whatsapp/frame-order.ts';

/** After this long (ms) it is said what an order waits for. */
const noticeAfter = 1000;
/** How often (ms) it is looked whether that has come. */
const lookEvery = 50;

/** What stands in `data-shop`, once a page: what all its orders have in common, and what is said while one waits. */
export interface ShopData extends Shop {
  pictureComing: string;
  pictureFailed: string;
}

/** What stands in `data-order`, around what is chosen of a frame group: the choice that no field in it tells otherwise. */
export interface OrderData {
  frame: OrderableFrame;
  choice: FrameChoice;
}

/** What a link of `data-follows` leads to. */
export type FollowingLink = 'order' | 'availability' | 'details' | 'wall';

/**
 * Links beside what is chosen (`data-follows`) hold that choice at the tap, before React, with it and without it: it is read off
 * the radios and the quantity that are seen. An order waits only while a picture that was tapped, and chooses the print, is on
 * its way.
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
  // All that follows a link or copies its address.
  for (const type of ['click', 'auxclick', 'contextmenu', 'dragstart']) addEventListener(type, follow, true);
  addEventListener('DOMContentLoaded', chooseFromAddress);
  // What is chosen is followed from now on, and may be shown (ui/choice.module.css).
  document.documentElement.dataset.followsChoices = '';
}

/** On an item's own page: chooses what its address names, unless the visitor has chosen by then. */
function chooseFromAddress(): void {
  const item = document.querySelector('[data-order][data-shop]');
  if (!item || item.querySelector(':checked:not(:default)')) return;
  const asked = new URLSearchParams(location.search);
  for (const name of ['print', 'size']) {
    const radios = item.querySelectorAll<HTMLInputElement>(`[type=radio][name^='${name}-']`);
    for (const radio of radios) if (radio.value === asked.get(name)) radio.checked = true;
  }
}

/** The dot of a picture that was tapped and is not there yet. */
function loadingDot(item: HTMLElement): Element | null {
  return item.querySelector('[data-dot][aria-busy="true"]');
}

/** Opens a chat as soon as the picture is there that chooses its print; where it does not come, the print that is seen stays. */
function openWhenLoaded(link: HTMLAnchorElement, item: HTMLElement): void {
  const shop = readShop();
  let dot = loadingDot(item);
  link.setAttribute('aria-busy', 'true');
  const notice = setTimeout(() => showNotice(shop?.pictureComing), noticeAfter);
  const look = setInterval(() => {
    const next = loadingDot(item);
    dot = next ?? dot;
    if (next && link.isConnected) return;
    clearInterval(look);
    clearTimeout(notice);
    link.removeAttribute('aria-busy');
    if (!link.isConnected) return;
    if (!dot?.hasAttribute('aria-current')) return showNotice(shop?.pictureFailed);
    showNotice('');
    writeAddress(link, item);
    // Long after the tap browsers open no window.
    if (navigator.userActivation?.isActive) link.click();
    else location.assign(link.href);
  }, lookEvery);
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
      link.search = new URL(onWallAddress({ slug: frame.slug, ...choice }, shop.locale), link.href).search;
      break;
    case 'details':
      link.search = choice.size === frame.pricing[0]?.size ? '' : `?size=${choice.size}`;
  }
}

/** What the fields of an item say. */
function chosenIn(item: HTMLElement): Partial<FrameChoice> {
  const chosen: Partial<FrameChoice> = {};
  for (const name of ['print', 'size', 'color'] as const) {
    const radio = item.querySelector<HTMLInputElement>(`[type=radio][name^='${name}-']:checked`);
    if (radio) chosen[name] = radio.value;
  }
  const quantity = item.querySelector<HTMLInputElement>('[type=number]');
  if (quantity) {
    settleNumber(quantity);
    chosen.quantity = Number(quantity.value);
  }
  return chosen;
}

function readShop(): ShopData | null {
  const text = document.querySelector<HTMLElement>('[data-shop]')?.dataset.shop;
  return text ? JSON.parse(text) : null;
}
