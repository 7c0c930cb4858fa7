import { useState } from 'react';

/**
 * The row that a dialog is about. It stays when newer ones move it to the next page, and while the dialog
 * fades out, when the address no longer names it.
 *
 * @param rows the page that it is on; `undefined` until that is there
 * @param id `null` where the address names none
 */
export function useRow<Row extends { readonly id: string }>(
  rows: readonly Row[] | undefined,
  id: string | null,
): Row | undefined {
  const row = rows?.find((one) => one.id === id);
  const [last, setLast] = useState(row);
  if (row && row !== last) setLast(row);
  return id === null || last?.id === id ? last : undefined;
}
