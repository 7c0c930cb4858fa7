import { observeSize } from '../../internal/browser';

/**
 * Sets `data-cards` on a table while its rows are cards. Pass this function as the ref of the table
 * head. With a container query, browsers would compute a `::before` style for every cell.
 */
export function markCards(head: HTMLTableSectionElement | null): (() => void) | undefined {
  const table = head?.closest('table');
  if (!head || !table) return undefined;
  return observeSize(head, () => {
    table.toggleAttribute('data-cards', getComputedStyle(table).display === 'block');
  });
}
