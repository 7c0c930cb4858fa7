/** Converts epoch ms to a date. */
export const at = (time: number | null | undefined): Date | null =>
  time === null || time === undefined ? null : new Date(time);
