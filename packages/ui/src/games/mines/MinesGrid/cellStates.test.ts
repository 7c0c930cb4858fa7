import { openCell, startRound } from '@platform/rules/mines';
import { expect, test } from 'vitest';
import { cellStates } from './cellStates';

const round = openCell(
  startRound(2, () => 0),
  7,
);

test('shows all 25 cells closed before a round', () => {
  expect(new Set(cellStates(undefined, [], false))).toEqual(new Set(['closed']));
  expect(cellStates(undefined, [], false)).toHaveLength(25);
});

test('reveals nothing about a running round', () => {
  const states = cellStates(round, [1, 9], false);
  expect(states[7]).toBe('gem');
  expect([states[1], states[9]]).toEqual(['opening', 'opening']);
  expect(states.filter((state) => state === 'closed')).toHaveLength(22);
});

test('reveals all cells at the end, and distinguishes opened cells from closed cells', () => {
  const lost = openCell(round, 0);
  const states = cellStates(lost, [], true);
  expect([states[0], states[1], states[7], states[8]]).toEqual([
    'mine',
    'hidden-mine',
    'gem',
    'hidden-gem',
  ]);
});
