import { ApiError, type TreeMember } from '@platform/api';
import { teamTreePage } from '@platform/messages/teamTreePage';
import { expect, test } from 'vitest';
import { treeErrorText } from './treeErrorText';

const asha: TreeMember = {
  id: '7',
  code: 'ASHA01',
  name: 'Asha Rao',
  active: true,
  joinedAt: 0,
  lockedAmount: 0n,
  teamSize: 0,
  children: [],
};
const refused = new ApiError(500, 'The database is resting.');
const broken = new ApiError(200, 'Something went wrong, ERROR: Member 7 is below itself.');
const unreachable = new ApiError(0, 'Something went wrong, ERROR: Failed to fetch');

test.each([
  [
    'no root',
    { data: null, error: undefined },
    'No root node found',
    'No root node found in subtree',
  ],
  [
    'a refusal',
    { data: undefined, error: refused },
    'API Error: The database is resting.',
    'Failed to load subtree',
  ],
  [
    'a reply without a tree',
    { data: undefined, error: broken },
    'Failed to render tree',
    'Failed to render tree',
  ],
  [
    'no answer',
    { data: undefined, error: unreachable },
    'Failed to fetch data',
    'Error loading subtree: Something went wrong, ERROR: Failed to fetch',
  ],
])(
  '[TREE-04] %s has a message for the tree and another for a subtree',
  (_, query, whole, within) => {
    expect(treeErrorText(query, false, teamTreePage)).toBe(whole);
    expect(treeErrorText(query, true, teamTreePage)).toBe(within);
  },
);

test('a tree that is still loading or already shown has no error', () => {
  expect(treeErrorText({ data: undefined, error: undefined }, false, teamTreePage)).toBeUndefined();
  expect(treeErrorText({ data: asha, error: refused }, false, teamTreePage)).toBeUndefined();
});
