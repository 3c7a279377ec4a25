/** Chips of the filter, as Choice names their group. */
const chip = "[type=radio][name^='category-']";

/**
 * Before React and without it, the chips of the projects' filter show and hide the cards beside them (`data-passes`). React
 * then reads the chip that is chosen, and puts it into the address.
 */
export function followFilter(): void {
  const follow = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.matches(chip)) filterBy(target);
  };
  addEventListener('change', follow);
  addEventListener('hydrated', () => removeEventListener('change', follow));
  // What was chosen before a reload (shell/start/carry-fields.ts).
  addEventListener('DOMContentLoaded', () => {
    for (const chosen of document.querySelectorAll<HTMLInputElement>(`${chip}:checked:not(:default)`))
      filterBy(chosen);
  });
}

function filterBy(chosen: HTMLInputElement): void {
  const cards = chosen.closest('section')?.querySelectorAll<HTMLElement>('[data-passes]') ?? [];
  for (const card of cards) card.hidden = !card.dataset.passes?.split(' ').includes(chosen.value);
}
