import type { AwaitedBeacon, WingoRound } from '@platform/rules/models';
import { expect, test } from 'vitest';
import { runningRound } from '../../../samples/rounds';
import { describeConformance } from '../../../testing/conformance';
import { DIALOG } from '../../../testing/slotParts';
import { renderUi } from '../../../testing/renderUi';
import { hrefs } from '../../../samples/site';
import { FairRoundDialog } from './FairRoundDialog';

const ENDS_AT = Date.UTC(2026, 10, 22, 8, 1);
const COMMITMENT = 'c0'.repeat(32);

const beacon: AwaitedBeacon = {
  source: 'drand',
  publicKey: '83'.repeat(96),
  round: 34_177_028,
  at: ENDS_AT - 12_000,
};

const round = runningRound({
  roundNumber: '20261122100010481',
  endsAt: ENDS_AT,
  commitment: COMMITMENT,
  beacon,
});

const dialog = (shown: WingoRound | undefined) => (
  <FairRoundDialog open onClose={() => {}} round={shown} guideHref={hrefs.fairness} />
);

describeConformance('FairRoundDialog', {
  render: (props) => <FairRoundDialog open onClose={() => {}} round={round} {...props} />,
  root: HTMLDivElement,
  slots: { parts: DIALOG },
});

test('(A4) shows the commitment and the beacon round before the draw', () => {
  const { getByRole } = renderUi(dialog(round));
  const shown = getByRole('dialog', { name: 'Fairness of this round' });
  expect(shown).toHaveAccessibleDescription('Period 20261122100010481');
  expect(getByRole('group', { name: 'Commitment' })).toHaveTextContent(COMMITMENT);
  expect(getByRole('group', { name: 'Beacon round' })).toHaveTextContent(
    '34177028drand, run by the League of Entropy; published 3 s after betting closes',
  );
  expect(getByRole('button', { name: 'Copy Commitment' })).toBeVisible();
});

test('(A4) states that the beacon comes from the server itself', () => {
  const { getByRole } = renderUi(dialog({ ...round, beacon: { ...beacon, source: 'local' } }));
  expect(getByRole('dialog')).toHaveTextContent('run by this server: not independent');
});

test('shows no commitment or beacon before it is published or loaded', () => {
  const { getByRole, rerender } = renderUi(dialog({ ...round, commitment: null, beacon: null }));
  expect(getByRole('dialog')).toHaveTextContent('Nothing was published about this round.');
  rerender(dialog(undefined));
  expect(getByRole('dialog')).not.toHaveTextContent('published');
});

test('links to the draw guide if its URL is set', () => {
  const { getByRole, queryByRole, rerender } = renderUi(dialog(round));
  expect(getByRole('link', { name: 'How draws are kept fair' })).toHaveAttribute(
    'href',
    hrefs.fairness,
  );
  rerender(<FairRoundDialog open onClose={() => {}} round={round} />);
  expect(queryByRole('link')).toBeNull();
});
