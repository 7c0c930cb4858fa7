import { describe, expect, test } from 'vitest';
import { describeConformance } from '../../../testing/conformance';
import { withMedia } from '../../../testing/media';
import { renderUi } from '../../../testing/renderUi';
import { DrawReveal, type DrawRevealProps } from './DrawReveal';

const Reveal = (props: Partial<DrawRevealProps>) => (
  <div style={{ position: 'relative', blockSize: 120 }}>
    <DrawReveal result={{ roundNumber: '20240131100010042', number: 7 }} {...props} />
  </div>
);

describeConformance('DrawReveal', {
  render: (props) => <Reveal {...props} />,
  root: HTMLDivElement,
});

function middle(container: Element): string | undefined {
  const { left, top, width, height } = (
    container.firstElementChild ?? container
  ).getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there?.closest('[data-color]')?.textContent;
}

const shown = (container: Element) =>
  [...container.querySelectorAll('[data-color]')]
    .filter((ball) => ball.checkVisibility({ visibilityProperty: true }))
    .map((ball) => ball.textContent);

const motions = () => document.getAnimations();

describe('with animations', () => {
  withMedia({ reducedMotion: 'no-preference' });

  test('spins the reel, and stops at the drawn number within 1.5 s', () => {
    const { container } = renderUi(<Reveal />);
    const ends = motions().map((motion) => Number(motion.effect?.getComputedTiming().endTime));
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThan(1500);
    for (const motion of motions()) motion.currentTime = 0;
    expect(middle(container)).toBe('8');
    for (const motion of motions()) motion.finish();
    expect(middle(container)).toBe('7');
    expect(shown(container)).toEqual(['7']);
  });

  test('restarts the animation for the next round, even with the same number', () => {
    const { rerender } = renderUi(<Reveal />);
    for (const motion of motions()) motion.finish();
    expect(motions()).toEqual([]);
    rerender(<Reveal result={{ roundNumber: '20240131100010043', number: 7 }} />);
    expect(motions().length).toBeGreaterThan(0);
  });
});

describe('with reduced motion', () => {
  withMedia({ reducedMotion: 'reduce' });

  test.each([0, 5, 9] as const)('shows %i immediately, without animation', (number) => {
    const { container } = renderUi(<Reveal result={{ roundNumber: '1', number }} />);
    expect(motions()).toEqual([]);
    expect(middle(container)).toBe(String(number));
    expect(shown(container)).toEqual([String(number)]);
  });
});
