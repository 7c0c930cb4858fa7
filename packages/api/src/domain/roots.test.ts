import { describe, expect, it } from 'vitest';
import { keptRootIn, MOST_ROOTS, withRoot } from './roots';

const rootOf = (index: number) => index.toString(16).padStart(64, '0');

/** Stores the roots of rounds 0 to `count - 1` of a game. */
function kept(count: number, game: 1 | 2 = 1, text: string | null = null): string | null {
  for (let index = 0; index < count; index += 1) {
    text = withRoot(text, game, String(index), rootOf(index)) ?? text;
  }
  return text;
}

describe('(A2) kept roots', () => {
  it('are found by game and round', () => {
    const text = kept(3, 2, kept(2));
    expect(keptRootIn(text, 1, '1')).toBe(rootOf(1));
    expect(keptRootIn(text, 1, '2')).toBeNull();
    expect(keptRootIn(text, 2, '2')).toBe(rootOf(2));
    expect(keptRootIn(null, 1, '1')).toBeNull();
  });

  it('are not replaced when another root arrives for the same round', () => {
    const text = kept(2);
    expect(withRoot(text, 1, '1', rootOf(99))).toBeNull();
    expect(withRoot(text, 1, '1', rootOf(1))).toBeNull();
  });

  it('drop the oldest rounds of the same game', () => {
    const text = kept(MOST_ROOTS + 2, 1, kept(3, 2));
    expect(keptRootIn(text, 1, '1')).toBeNull();
    expect(keptRootIn(text, 1, '2')).toBe(rootOf(2));
    expect(keptRootIn(text, 1, String(MOST_ROOTS + 1))).toBe(rootOf(MOST_ROOTS + 1));
    expect(keptRootIn(text, 2, '0')).toBe(rootOf(0));
  });

  it('are stored in lower case', () => {
    const upper = rootOf(255).toUpperCase();
    expect(keptRootIn(withRoot(null, 1, '1', upper), 1, '1')).toBe(rootOf(255));
  });

  it.each(['', '[]', 'null', '1 round', '1 round xyz', `1 round ${'4e'.repeat(31)}`, '\n\n'])(
    'can be added to the stored text %j',
    (text) => {
      const next = withRoot(text, 1, 'round', rootOf(7));
      expect(keptRootIn(next, 1, 'round')).toBe(rootOf(7));
    },
  );
});
