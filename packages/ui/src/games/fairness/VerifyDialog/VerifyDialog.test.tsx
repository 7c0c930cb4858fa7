import { within } from '@testing-library/react';
import type { PublishedRound, Verdict } from '@platform/rules/wingo';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { localRound, offRound, publishedRound, verdictOn } from '../../../samples/rounds';
import { describeConformance } from '../../../testing/conformance';
import { DIALOG } from '../../../testing/slotParts';
import { renderUi } from '../../../testing/renderUi';
import { hrefs } from '../../../samples/site';
import { VerifyDialog, type VerifyDialogProps } from './VerifyDialog';

const fair = (round: PublishedRound) => Promise.resolve(verdictOn(round));

const dialog = (props: Partial<VerifyDialogProps> = {}) => (
  <VerifyDialog
    open
    onClose={() => {}}
    round={publishedRound}
    verify={fair}
    guideHref={hrefs.fairness}
    {...props}
  />
);

describeConformance('VerifyDialog', {
  render: (props) => dialog(props),
  root: HTMLDivElement,
  slots: { parts: DIALOG },
});

test('(A4) verifies the round once, and states the proven facts in one sentence', async () => {
  const verify = vi.fn(fair);
  const { findByText, getByRole, rerender } = renderUi(dialog({ verify }));
  expect(await findByText(/^Everything agrees\. A seed fixed before the first bet/)).toBeVisible();
  rerender(dialog({ verify: (round) => verify(round) }));
  expect(verify).toHaveBeenCalledExactlyOnceWith(publishedRound);
  const shown = getByRole('dialog', { name: 'Verify a round' });
  expect(shown).toHaveTextContent('Period20261122100010481');
  expect(shown).toHaveTextContent('Round 34177028 of drand, run by the League of Entropy');
  expect(getByRole('link', { name: 'How draws are kept fair' })).toHaveAttribute(
    'href',
    '/fairness',
  );
});

test.each<[what: string, round: PublishedRound, sentence: RegExp]>([
  ['a beacon of the server', localRound, /But this server runs the beacon itself/],
  ['no beacon', { ...publishedRound, beacon: null }, /only the seed decided/],
  ['no beacon in time', offRound('no-beacon'), /^Called off: no public randomness came/],
  ['no root in time', offRound('no-root'), /^Called off: its bets were not sealed in time/],
  ['a lost seed', offRound('seed-lost'), /^Called off: its seed could not be opened/],
])('(A4) claims no more than is proven by %s', async (_, round, sentence) => {
  const { findByText, queryByText } = renderUi(dialog({ round }));
  expect(await findByText(sentence)).toBeVisible();
  expect(queryByText(/^This round was called off\./) === null).toBe(round.voidReason === null);
  expect(queryByText(/public randomness that came after/)).toBeNull();
});

test('(A4) shows how many steps failed for an unfair round', async () => {
  const verify = () => Promise.resolve(verdictOn(publishedRound, { wrong: ['result'] }));
  const { findByText } = renderUi(dialog({ verify, note: 'This bet has no receipt.' }));
  expect(await findByText(/^This round is not fair: 1 of 7 steps differs/)).toBeVisible();
  expect(await findByText('This bet has no receipt.')).toBeVisible();
});

test('(A2) reports a late bet, and a root that differs from the one in the browser', async () => {
  const wrong = ['root-kept', 'receipt-time', 'receipt-root'] as const;
  const verify = () =>
    Promise.resolve(verdictOn(publishedRound, { wrong, receipt: true, kept: true }));
  const { findByText, getByRole } = renderUi(dialog({ verify }));
  expect(await findByText(/^This round is not fair: 3 of 13 steps differ/)).toBeVisible();
  const title = 'The time on your receipt Differs';
  await userEvent.click(getByRole('button', { name: title }));
  const answer = within(getByRole('group', { name: title }));
  expect(answer.getByRole('group', { name: 'Computed by your browser' })).toHaveTextContent(
    'After betting closed',
  );
});

test('(A3) mentions that the previous round is still running, and verifies again once it has ended', async () => {
  const steps = verdictOn(publishedRound).steps.filter(({ name }) => name !== 'link');
  const withoutLink = { ...verdictOn(publishedRound), steps };
  const verify = vi.fn().mockResolvedValueOnce(withoutLink).mockImplementation(fair);
  const { findByText, queryByText, rerender } = renderUi(dialog({ verify, linkPending: true }));
  expect(
    await findByText(/^Everything agrees so far\. The link is checked once the round before/),
  ).toBeVisible();
  expect(queryByText(/not fair/)).toBeNull();
  rerender(dialog({ verify }));
  expect(await findByText(/^Everything agrees/)).toBeVisible();
  expect(verify).toHaveBeenCalledTimes(2);
});

test('(A3) reports a failed step as unfair, even while the link is pending', async () => {
  const verify = () => Promise.resolve(verdictOn(publishedRound, { wrong: ['result'] }));
  const { findByText } = renderUi(dialog({ verify, linkPending: true }));
  expect(await findByText(/^This round is not fair/)).toBeVisible();
});

test('is busy during verification', async () => {
  let settle = (_: Verdict) => {};
  const verify = () => new Promise<Verdict>((resolve) => (settle = resolve));
  const { container, findByText, getByText, queryByText } = renderUi(dialog({ verify }));
  expect(getByText('Your browser is checking this round.')).toBeInTheDocument();
  expect(container.ownerDocument.querySelector('[aria-busy="true"]')).not.toBeNull();
  settle(verdictOn(publishedRound));
  expect(await findByText(/^Everything agrees/)).toBeVisible();
  expect(queryByText('Your browser is checking this round.')).toBeNull();
});

test('ignores a late verdict for another round', async () => {
  const verdicts = new Map<string, (verdict: Verdict) => void>();
  const verify = ({ roundNumber }: PublishedRound) =>
    new Promise<Verdict>((resolve) => verdicts.set(roundNumber, resolve));
  const next = { ...localRound, roundNumber: '20261122100010482' };
  const { findByText, queryByText, rerender } = renderUi(dialog({ verify }));
  rerender(dialog({ verify, round: next }));
  verdicts.get(publishedRound.roundNumber)?.(verdictOn(publishedRound, { wrong: ['result'] }));
  verdicts.get(next.roundNumber)?.(verdictOn(next));
  expect(await findByText(/^Everything agrees/)).toBeVisible();
  expect(queryByText(/not fair/)).toBeNull();
});

test('shows the reason and a retry button if loading or computing fails', async () => {
  const verify = vi.fn(fair).mockRejectedValueOnce(new Error('Its code did not arrive.'));
  const { findByText, getByRole, rerender } = renderUi(dialog({ verify }));
  expect(await findByText('Its code did not arrive.')).toBeVisible();
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  expect(await findByText(/^Everything agrees/)).toBeVisible();
  const onRetry = vi.fn();
  rerender(dialog({ round: undefined, error: 'There is no such round.', onRetry }));
  expect(getByRole('alert')).toHaveTextContent('There is no such round.');
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('has no guide link without its URL', () => {
  const { getByRole, queryByRole } = renderUi(dialog({ guideHref: undefined }));
  expect(getByRole('dialog')).toBeVisible();
  expect(queryByRole('link')).toBeNull();
});
