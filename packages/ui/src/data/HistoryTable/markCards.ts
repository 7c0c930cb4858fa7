import { observeSize } from '../../internal/browser';

/**
 * Sets `data-cards` on a table while its rows are cards, for the labels of their cells. Use it as
 * the ref of the head, whose size changes with the table but not with the labels.
 *
 * A container query would need no script, but browsers would compute a `::before` style for every
 * cell of every table.
 */
export function markCards(head: HTMLTableSectionElement | null): (() => void) | undefined {
  const table = head?.closest('table');
  if (!head || !table) return undefined;
  return observeSize(head, () => {
    table.toggleAttribute('data-cards', getComputedStyle(table).display === 'block');
  });
}
