import { observeSize } from '../../internal/browser';

/**
 * Says on a table whether its rows are cards, `data-cards`, for the labels of their cells. Held as the
 * ref of its head, whose size changes with the table's and not with the labels.
 *
 * A container query could say it without a script. But a browser styles a `::before` with a content in
 * a container query for each cell of each table, to learn whether it is there.
 */
export function markCards(head: HTMLTableSectionElement | null): (() => void) | undefined {
  const table = head?.closest('table');
  if (!head || !table) return undefined;
  return observeSize(head, () => {
    table.toggleAttribute('data-cards', getComputedStyle(table).display === 'block');
  });
}
