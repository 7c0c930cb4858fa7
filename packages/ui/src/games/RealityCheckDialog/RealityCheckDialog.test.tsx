import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { playSession } from '../../samples/account';
import { NOW } from '../../samples/time';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { DIALOG } from '../../testing/slotParts';
import { RealityCheckDialog, type RealityCheckDialogProps } from './RealityCheckDialog';

const onGoOn = vi.fn();
const onStop = vi.fn();
const onClose = vi.fn();

const example = (props?: Partial<RealityCheckDialogProps>) => (
  <RealityCheckDialog
    open
    session={playSession}
    historyHref="#my-bets"
    now={() => NOW}
    onGoOn={onGoOn}
    onStop={onStop}
    onClose={onClose}
    {...props}
  />
);

describeConformance('RealityCheckDialog', {
  render: (props) => example(props),
  root: HTMLDivElement,
  slots: { parts: [...DIALOG, 'footer', 'stop', 'history', 'goOn'] },
});

beforeEach(() => void vi.clearAllMocks());

test('shows the time played, the stakes and the net result', () => {
  const { getByRole } = renderUi(example());
  const dialog = getByRole('dialog', { name: 'Time for a check' });
  expect(dialog).toHaveTextContent('Time played42 min');
  expect(dialog).toHaveTextContent('Staked64.00 USDT');
  expect(dialog).toHaveTextContent('Net-12.50 USDT');
});

test.each([
  ['Go on', onGoOn],
  ['Stop', onStop],
])('calls the handler of the button %s', async (name, handler) => {
  const { getByRole } = renderUi(example());
  await userEvent.click(getByRole('button', { name }));
  expect([onGoOn, onStop, onClose].filter(({ mock }) => mock.calls.length > 0)).toEqual([handler]);
});

test('links to the bets, and closes when the link is followed', async () => {
  const { getByRole } = renderUi(example());
  const link = getByRole('link', { name: 'History' });
  expect(link).toHaveAttribute('href', '#my-bets');
  await userEvent.click(link);
  expect(onClose).toHaveBeenCalledOnce();
  expect(onGoOn).not.toHaveBeenCalled();
});

test('does not place the bet on a repeated Enter, and closes on Escape', async () => {
  const { getByRole } = renderUi(example());
  await expect.element(getByRole('button', { name: 'Stop' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onGoOn).not.toHaveBeenCalled();
});
