/**
 * Before React and without it, the chips of the projects' filter show and hide the cards beside them (`data-passes`). React
 * then reads the chip that is chosen, and puts it into the address.
 */
export function followFilter(): void {
  const filter = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.name.startsWith('category-')) return;
    const cards = target.closest('section')?.querySelectorAll<HTMLElement>('[data-passes]') ?? [];
    for (const card of cards) card.hidden = !card.dataset.passes?.split(' ').includes(target.value);
  };
  addEventListener('change', filter);
  addEventListener('hydrated', () => removeEventListener('change', filter));
}
