import { describe, expect, it } from 'vitest';
import { drawStatistics } from './drawStatistics';
import { COLORS, DIGITS, type Digit } from './result';

/** Newest first: red, green, green and violet, green, red and violet, red. */
const RESULTS: Digit[] = [8, 1, 5, 1, 0, 2];

const fieldOf = (results: readonly Digit[], name: string) =>
  drawStatistics(results).fields.find(({ field }) => field === name);

describe('statistics of drawn numbers', () => {
  it('count how often each digit was drawn, and the rounds since', () => {
    const { rounds, digits } = drawStatistics(RESULTS);
    expect(rounds).toBe(6);
    expect(digits.map(({ digit }) => digit)).toEqual(DIGITS);
    expect(digits.map(({ drawn }) => drawn)).toEqual([1, 2, 1, 0, 0, 1, 0, 0, 1, 0]);
    expect(digits.map(({ gap }) => gap)).toEqual([4, 1, 5, null, null, 2, null, null, 0, null]);
  });

  it('count a digit with two colours for both', () => {
    expect(COLORS.map((color) => fieldOf(RESULTS, color)?.drawn)).toEqual([3, 2, 3]);
    expect(fieldOf(RESULTS, 'high')?.drawn).toBe(2);
    expect(fieldOf(RESULTS, 'low')?.drawn).toBe(4);
  });

  it('find the current and the longest streak', () => {
    expect(fieldOf(RESULTS, 'red')).toMatchObject({ streak: 1, longestStreak: 2 });
    expect(fieldOf(RESULTS, 'green')).toMatchObject({ streak: 0, longestStreak: 3 });
    expect(fieldOf(RESULTS, 'violet')).toMatchObject({ streak: 0, longestStreak: 1 });
    expect(fieldOf([2, 4, 6], 'red')).toMatchObject({ streak: 3, longestStreak: 3 });
  });

  it('are zero before the first draw', () => {
    const { rounds, digits, fields } = drawStatistics([]);
    expect(rounds).toBe(0);
    expect(digits.every(({ drawn, gap }) => drawn === 0 && gap === null)).toBe(true);
    expect(fields.every(({ streak, longestStreak }) => streak + longestStreak === 0)).toBe(true);
  });
});
