import { LIMIT_KINDS, LIMIT_PERIODS } from '@platform/rules/funds';
import { parseUsdt } from '@platform/rules/money';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { playLimits } from '../../samples/account';
import { HOUR, NOW } from '../../samples/time';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { PlayLimits, type PlayLimitsProps } from './PlayLimits';

const onSet = vi.fn(async () => true);
const onConfirm = vi.fn(async () => true);

const example = (props?: Partial<PlayLimitsProps>) => (
  <PlayLimits limits={playLimits} now={() => NOW} onSet={onSet} onConfirm={onConfirm} {...props} />
);

beforeEach(() => void vi.clearAllMocks());

describeConformance('PlayLimits', { render: (props) => example(props), root: HTMLDivElement });

test('lists every kind and period, and offers to set the missing limits', () => {
  const { getAllByRole, getByRole } = renderUi(example());
  expect(getAllByRole('listitem')).toHaveLength(LIMIT_KINDS.length * LIMIT_PERIODS.length);
  expect(getByRole('meter', { name: 'Stakes in 24 hours' })).toBeVisible();
  expect(getByRole('button', { name: 'Change limit: Stakes in 24 hours' })).toBeVisible();
  expect(getByRole('button', { name: 'Set limit: Losses in 24 hours' })).toBeVisible();
});

test('says when earlier bets stop counting once the limit is reached', () => {
  const { getAllByRole } = renderUi(example());
  const [day, week] = getAllByRole('listitem');
  expect(day).not.toHaveTextContent('stop counting');
  expect(week).toHaveTextContent('Earlier bets stop counting from 02 Jun 2026, 6:00 PM.');
});

test('sets a limit in a dialog, and then closes the dialog', async () => {
  const { getByRole, findByRole, queryByRole } = renderUi(example());
  const button = getByRole('button', { name: 'Set limit: Losses in 7 days' });
  await userEvent.click(button);
  await findByRole('dialog', { name: 'Losses in 7 days' });
  await userEvent.click(getByRole('button', { name: '50' }));
  await userEvent.click(getByRole('button', { name: 'Set limit' }));
  expect(onSet).toHaveBeenCalledExactlyOnceWith({
    kind: 'losses',
    period: 'week',
    amount: parseUsdt('50'),
  });
  await expect.poll(() => queryByRole('dialog')).toBeNull();
  await expect.element(button).toHaveFocus();
});

test('keeps the dialog and its amount if the server refuses the limit', async () => {
  onSet.mockResolvedValueOnce(false);
  const { getByRole, findByRole } = renderUi(example());
  await userEvent.click(getByRole('button', { name: 'Change limit: Stakes in 24 hours' }));
  await findByRole('dialog', { name: 'Stakes in 24 hours' });
  const field = getByRole('textbox');
  expect(field).toHaveValue('100');
  await userEvent.fill(field, '80');
  await userEvent.click(getByRole('button', { name: 'Lower limit' }));
  await expect.element(getByRole('button', { name: 'Lower limit' })).toBeVisible();
  expect(field).toHaveValue('80');
});

test('asks to remove a limit', async () => {
  const { getByRole, findByRole } = renderUi(example());
  await userEvent.click(getByRole('button', { name: 'Change limit: Stakes in 24 hours' }));
  await userEvent.click(await findByRole('button', { name: 'Ask to remove limit' }));
  expect(onSet).toHaveBeenCalledExactlyOnceWith({ kind: 'stakes', period: 'day', amount: null });
});

test('offers to confirm a request only after the waiting time', () => {
  const { getByRole, queryByRole, rerender } = renderUi(example());
  const name = 'Confirm change: Stakes in 7 days';
  expect(queryByRole('button', { name })).toBeNull();
  rerender(example({ now: () => NOW + 20 * HOUR }));
  expect(getByRole('button', { name })).toBeVisible();
});

test('confirms a request, and moves the focus off the removed button', async () => {
  const { getByRole } = renderUi(example());
  await userEvent.click(getByRole('button', { name: 'Confirm change: Losses in 30 days' }));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ kind: 'losses', period: 'month' });
  await expect
    .element(getByRole('button', { name: 'Change limit: Losses in 30 days' }))
    .toHaveFocus();
});

test('withdraws a request by setting the current amount', async () => {
  const { getByRole } = renderUi(example());
  await userEvent.click(getByRole('button', { name: 'Keep my limit: Stakes in 7 days' }));
  expect(onSet).toHaveBeenCalledExactlyOnceWith({
    kind: 'stakes',
    period: 'week',
    amount: parseUsdt('250'),
  });
});

test('has a loading and an error state', async () => {
  const onRetry = vi.fn();
  const { container, getByRole, queryByRole, rerender } = renderUi(example({ limits: undefined }));
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(queryByRole('button')).toBeNull();
  rerender(example({ limits: undefined, error: 'jwt expired', onRetry }));
  expect(getByRole('alert')).toHaveTextContent('jwt expired');
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
