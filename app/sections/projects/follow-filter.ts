/**
 * CSS selector of the filter chips, which are radio buttons; the component `ChoiceGroup` sets the `name` of their
 * group.
 */
const chip = "[type=radio][name^='category-']";

/**
 * Until React has hydrated the page, this function shows and hides the project cards (`data-passes`) when a visitor
 * taps a filter chip. After hydration, React reads the selected chip and writes it into the address.
 */
export function followFilter(): void {
  const follow = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement && target.matches(chip))) return;
    scrollToFirst();
    filterBy(target);
  };
  addEventListener('change', follow);
  addEventListener('hydrated', () => removeEventListener('change', follow));
  // Applies the filter chip that was selected before a reload; shell/start/saved-fields.ts restores this selection.
  addEventListener('DOMContentLoaded', () => {
    for (const chosen of document.querySelectorAll<HTMLInputElement>(`${chip}:checked:not(:default)`))
      filterBy(chosen);
  });
}

/** Scrolls the rail of projects, where there is one (ui/rail.tsx), to its first card: after a tap on a filter chip. */
export function scrollToFirst(): void {
  document.querySelector('[data-rail=projects]')?.scrollTo({ left: 0, behavior: 'instant' });
}

function filterBy(chosen: HTMLInputElement): void {
  const cards = chosen.closest('section')?.querySelectorAll<HTMLElement>('[data-passes]') ?? [];
  for (const card of cards) card.hidden = !card.dataset.passes?.split(' ').includes(chosen.value);
}
