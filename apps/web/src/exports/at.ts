/** Converts a time in epoch ms to a date; `null` without a time. */
export const at = (time: number | null | undefined): Date | null =>
  time === null || time === undefined ? null : new Date(time);
