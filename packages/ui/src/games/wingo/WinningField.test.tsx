import { describe, expect, test } from 'vitest';
import { withMedia } from '../../testing/media';
import { renderUi } from '../../testing/renderUi';
import { WinningField } from './WinningField';

const DRAWN = { roundNumber: '20240131100010042', number: 7 } as const;

/** Returns the badge's opacity at the given times, in ms. */
function opacity(...moments: number[]): number[] {
  const { getByRole } = renderUi(
    <WinningField drawn={DRAWN} bet="green">
      Green
    </WinningField>,
  );
  const [motion, ...others] = document.getAnimations();
  if (!motion || others.length > 0) throw new Error('The mark has one animation.');
  motion.pause();
  return moments.map((moment) => {
    motion.currentTime = moment;
    return Number(getComputedStyle(getByRole('img')).opacity);
  });
}

describe('with animations', () => {
  withMedia({ reducedMotion: 'no-preference' });

  test('shows the mark once the ball has stopped, and fades it out later', () => {
    const [before, coming, shown, going, after] = opacity(1_000, 1_260, 3_000, 5_100, 5_300);
    expect([before, shown, after]).toEqual([0, 1, 0]);
    expect(coming).toBeLessThan(1);
    expect(going).toBeLessThan(1);
  });
});

test('with reduced motion, shows and hides the mark without fading', () => {
  expect(opacity(0, 100, 2_000, 3_999, 4_100)).toEqual([1, 1, 1, 1, 0]);
});

test('marks a winning bet, including for screen readers', () => {
  const { getAllByRole } = renderUi(
    <>
      {(['green', 'red', 'high', 'low', 7, 6] as const).map((bet) => (
        <WinningField key={bet} drawn={DRAWN} bet={bet}>
          {bet}
        </WinningField>
      ))}
    </>,
  );
  const marks = getAllByRole('img', { name: 'Won the last round' });
  expect(marks.map((mark) => mark.parentElement?.textContent)).toEqual(['green', 'high', '7']);
});
