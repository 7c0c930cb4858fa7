/** A source of randomness: a number from 0 (included) to 1 (excluded). Handed in, never held. */
export type Random = () => number;

/** A whole number from 0 (included) to `count` (excluded), each as likely as the others. */
export const pickBelow = (count: number, random: Random): number => Math.floor(random() * count);
