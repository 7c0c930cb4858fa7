import type { OriginalRecord } from '@platform/rules/models';
import { verifyOriginalBet, type OriginalVerdict } from '@platform/rules/originals';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lostRecord, wonRecord } from '../../../samples/dice';
import { revealedGame } from '../../../samples/mines';
import { revealedBall } from '../../../samples/plinko';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { DIALOG } from '../../../testing/slotParts';
import { VerifyBetDialog, type VerifyBetDialogProps } from './VerifyBetDialog';

/** Verifies a bet with the actual rules, but skips the receipt. */
const withoutReceipt = ({ proof, pair }: OriginalRecord): Promise<OriginalVerdict> => {
  const all = verifyOriginalBet(proof, pair ?? undefined, '00'.repeat(32));
  const steps = all.steps.filter(({ name }) => name !== 'receipt');
  return Promise.resolve({ fair: steps.every(({ holds }) => holds), steps });
};

const dialog = (props?: Partial<VerifyBetDialogProps>) => (
  <VerifyBetDialog open onClose={() => {}} bet={wonRecord} verify={withoutReceipt} {...props} />
);

describeConformance('VerifyBetDialog', {
  render: (props) => dialog(props),
  root: HTMLDivElement,
  slots: { parts: DIALOG },
});

test('recomputes a bet whose server seed is revealed', async () => {
  const { findByText, getAllByRole, getByRole } = renderUi(dialog());
  await findByText(/^Everything agrees\./);
  expect(getByRole('dialog')).toHaveAccessibleDescription('Bet 90206');
  await userEvent.click(getByRole('button', { name: 'Result Agrees' }));
  const values = getAllByRole('group', { name: 'Computed by your browser' });
  expect(values.find((value) => value.textContent?.includes('98.30'))).toBeVisible();
});

test('recomputes the path and the multiple of a Plinko ball', async () => {
  const { findByText, getAllByRole, getByRole } = renderUi(dialog({ bet: revealedBall }));
  await findByText(/^Everything agrees\./);
  await userEvent.click(getByRole('button', { name: 'Multiplier Agrees' }));
  expect(getByRole('dialog')).toHaveTextContent('for the bucket where the ball landed');
  await userEvent.click(getByRole('button', { name: 'Result Agrees' }));
  const values = getAllByRole('group', { name: 'Computed by your browser' });
  expect(values.find((value) => value.textContent?.includes('RRRRRRLL'))).toBeVisible();
});

test('recomputes the mines and the multiple of a game of Mines', async () => {
  const { findByText, getAllByRole, getByRole } = renderUi(dialog({ bet: revealedGame }));
  await findByText(/^Everything agrees\./);
  await userEvent.click(getByRole('button', { name: 'Multiplier Agrees' }));
  expect(getByRole('dialog')).toHaveTextContent('open these cells without a mine');
  await userEvent.click(getByRole('button', { name: 'Result Agrees' }));
  expect(getByRole('dialog')).toHaveTextContent('first the mines, then the cells you opened');
  const values = getAllByRole('group', { name: 'Computed by your browser' });
  expect(values.find((value) => value.textContent?.includes('13,17,24;0,1,2'))).toBeVisible();
});

test('does not call a bet fair while its server seed is secret, and links to the seeds', async () => {
  const { findByText, getByRole, queryByText } = renderUi(
    dialog({ bet: lostRecord, seedsAction: <button>Open the seeds</button> }),
  );
  await findByText(/still secret/);
  expect(queryByText(/^Everything agrees/)).toBeNull();
  expect(getByRole('button', { name: 'Open the seeds' })).toBeVisible();
});

test('expands the first step that differs', async () => {
  const { proof } = wonRecord;
  const forged = {
    ...wonRecord,
    proof: { ...proof, statement: { ...proof.statement, result: '12.00' } },
  };
  const { findByText, getByRole } = renderUi(dialog({ bet: forged }));
  await findByText(/1 of 5 steps differs/);
  expect(getByRole('button', { name: 'Result Differs' })).toHaveAttribute('aria-expanded', 'true');
});

test('offers a retry after a failure', async () => {
  const verify = vi
    .fn(withoutReceipt)
    .mockRejectedValueOnce(new Error('The verifier could not be loaded.'));
  const { findByText, getByRole } = renderUi(dialog({ verify }));
  await findByText('The verifier could not be loaded.');
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  await findByText(/^Everything agrees\./);
});
