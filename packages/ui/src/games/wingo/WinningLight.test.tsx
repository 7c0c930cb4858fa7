import { describe, expect, test } from 'vitest';
import { withMedia } from '../../testing/media';
import { renderUi } from '../../testing/renderUi';
import { WinningLight } from './WinningLight';

const DRAWN = { roundNumber: '20240131100010042', number: 7 } as const;

/** How bright the light is at some moments, in ms. */
function brightness(...moments: number[]): number[] {
  renderUi(
    <div style={{ position: 'relative' }}>
      <WinningLight drawn={DRAWN} field="green" />
    </div>,
  );
  const [motion, ...others] = document.getAnimations();
  const light = document.querySelector('[data-won]');
  if (!motion || !light || others.length > 0) throw new Error('The light has one animation.');
  motion.pause();
  return moments.map((moment) => {
    motion.currentTime = moment;
    return Number(getComputedStyle(light).opacity);
  });
}

describe('for readers who have nothing against motion', () => {
  withMedia({ reducedMotion: 'no-preference' });

  test('it fades in when the ball has stopped, and out', () => {
    const [before, coming, shining, going, after] = brightness(1_000, 1_300, 3_000, 5_000, 5_300);
    expect([before, shining, after]).toEqual([0, 1, 0]);
    expect(coming).toBeLessThan(1);
    expect(going).toBeLessThan(1);
  });
});

test('for readers who want less motion it is there and gone, and does not fade', () => {
  expect(brightness(0, 100, 2_000, 3_999, 4_100)).toEqual([1, 1, 1, 1, 0]);
});

test('it lights up for what has won', () => {
  const { container } = renderUi(
    <div style={{ position: 'relative' }}>
      {(['green', 'red', 'high', 'low', 7, 6] as const).map((field) => (
        <i key={field} id={`${field}`}>
          <WinningLight drawn={DRAWN} field={field} />
        </i>
      ))}
    </div>,
  );
  const lit = [...container.querySelectorAll('[data-won]')].map((light) => light.parentElement?.id);
  expect(lit).toEqual(['green', 'high', '7']);
});
