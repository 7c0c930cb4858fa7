import { expect, test } from 'vitest';
import { closingOf } from '@platform/rules/wingo';
import { wingoPhase, type WingoPhase } from './wingoPhase';

function countDown(from: number, to: number, previous: WingoPhase = 'open') {
  const phases: Record<number, WingoPhase> = {};
  for (let seconds = from; seconds >= to; seconds -= 1) {
    previous = wingoPhase(closingOf(1), previous, seconds);
    phases[seconds] = previous;
  }
  return phases;
}

test('[WINGO-03] returns `open` until 16 s, and `blocked` at 15 s', () => {
  const phases = countDown(60, 0);
  expect(phases[20]).toBe('open');
  expect(phases[16]).toBe('open');
  expect(phases[15]).toBe('blocked');
  expect(phases[6]).toBe('blocked');
});

test('[WINGO-04] returns `danger` in the last 5 seconds and while the next round is awaited', () => {
  const phases = countDown(6, -3, 'blocked');
  expect(phases[5]).toBe('danger');
  expect(phases[0]).toBe('danger');
  expect(phases[-3]).toBe('danger');
});

test('[WINGO-06] returns `open` again above 20 s, not at 20 s', () => {
  expect(wingoPhase(closingOf(1), 'danger', 60)).toBe('open');
  expect(wingoPhase(closingOf(1), 'blocked', 21)).toBe('open');
  expect(wingoPhase(closingOf(1), 'blocked', 20)).toBe('blocked');
  expect(wingoPhase(closingOf(1), 'danger', 18)).toBe('blocked');
});
