/** Selector of the filter's chips; `ChoiceGroup` names their group. */
const chip = "[type=radio][name^='category-']";

/**
 * Until React has hydrated the page, the filter chips show and hide the cards (`data-passes`) here. After hydration,
 * React reads the selected chip and writes it into the address.
 */
export function followFilter(): void {
  const follow = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.matches(chip)) filterBy(target);
  };
  addEventListener('change', follow);
  addEventListener('hydrated', () => removeEventListener('change', follow));
  // Applies a choice made before a reload (shell/start/saved-fields.ts restores it).
  addEventListener('DOMContentLoaded', () => {
    for (const chosen of document.querySelectorAll<HTMLInputElement>(`${chip}:checked:not(:default)`))
      filterBy(chosen);
  });
}

function filterBy(chosen: HTMLInputElement): void {
  const cards = chosen.closest('section')?.querySelectorAll<HTMLElement>('[data-passes]') ?? [];
  for (const card of cards) card.hidden = !card.dataset.passes?.split(' ').includes(chosen.value);
}
