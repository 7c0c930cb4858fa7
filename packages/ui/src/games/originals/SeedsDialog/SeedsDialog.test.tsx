import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { seedPairs } from '../../../samples/dice';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { DIALOG } from '../../../testing/slotParts';
import { SeedsDialog, type SeedsDialogProps } from './SeedsDialog';

const dialog = (props?: Partial<SeedsDialogProps>) => (
  <SeedsDialog
    open
    onClose={() => {}}
    pairs={seedPairs}
    onClientSeedChange={() => Promise.resolve()}
    onRotate={() => Promise.resolve()}
    newSeed={() => 'proposal'}
    {...props}
  />
);

describeConformance('SeedsDialog', {
  render: (props) => dialog(props),
  root: HTMLDivElement,
  slots: { parts: DIALOG },
});

test('shows the hashes, the client seed and the number of the next bet', () => {
  const { getByRole } = renderUi(dialog());
  const shown = getByRole('dialog', { name: 'Seeds' });
  expect(getByRole('group', { name: 'Hash of the server seed' })).toHaveTextContent('c0c0');
  expect(getByRole('group', { name: 'Hash of the next server seed' })).toHaveTextContent('d1d1');
  expect(getByRole('group', { name: 'Your client seed' })).toHaveTextContent('Ann_7');
  expect(shown).toHaveTextContent('Number of the next bet, from 042');
});

test('changes the client seed, and proposes another one', async () => {
  const seeds = ['first', 'second'];
  const onClientSeedChange = vi.fn(() => Promise.resolve());
  const newSeed = () => seeds.shift() ?? 'none';
  const { findByText, getByRole } = renderUi(dialog({ onClientSeedChange, newSeed }));
  const field = getByRole('textbox', { name: 'New client seed' });
  await userEvent.clear(field);
  await userEvent.type(field, 'mine');
  await userEvent.click(getByRole('button', { name: 'Use for the next bets' }));
  expect(await findByText('The new client seed applies from your next bet.')).toBeVisible();
  expect(onClientSeedChange).toHaveBeenCalledExactlyOnceWith('mine');
  expect(field).toHaveValue('second');
});

test('rotates the pair with the proposed client seed', async () => {
  const onRotate = vi.fn(() => Promise.resolve());
  const { findByText, getByRole } = renderUi(dialog({ onRotate }));
  await userEvent.click(getByRole('button', { name: 'Rotate and reveal' }));
  expect(await findByText(/^The server seed is revealed below/)).toBeVisible();
  expect(onRotate).toHaveBeenCalledExactlyOnceWith('proposal');
});

test.each(['', 'a b', 'a:b', 'é'])('refuses the client seed %j', async (seed) => {
  const onRotate = vi.fn(() => Promise.resolve());
  const { getByRole } = renderUi(dialog({ onRotate, newSeed: () => seed }));
  await userEvent.click(getByRole('button', { name: 'Rotate and reveal' }));
  expect(onRotate).not.toHaveBeenCalled();
  expect(getByRole('textbox', { name: 'New client seed' })).toHaveAccessibleDescription(
    /^Use 1 to 64 letters, digits or signs, without spaces and colons\./,
  );
});

test('shows the server’s refusal beside the field', async () => {
  const onRotate = () => Promise.reject(new Error('This client seed was used before.'));
  const { findByText, getByRole } = renderUi(dialog({ onRotate }));
  await userEvent.click(getByRole('button', { name: 'Rotate and reveal' }));
  expect(await findByText('This client seed was used before.')).toBeVisible();
  expect(getByRole('textbox', { name: 'New client seed' })).toHaveValue('proposal');
});

test('reveals the server seeds of past pairs', async () => {
  const { getByRole } = renderUi(dialog());
  await userEvent.click(getByRole('button', { name: /9,000 bets/ }));
  expect(getByRole('group', { name: 'Server seed' })).toHaveTextContent(/^Server seed0001/);
});

test('warns that the server chose the client seed', () => {
  const { getByRole } = renderUi(
    dialog({
      pairs: { ...seedPairs, current: { ...seedPairs.current, clientSeedBy: 'server' }, past: [] },
    }),
  );
  expect(getByRole('dialog')).toHaveTextContent('The server chose this client seed.');
  expect(getByRole('dialog')).toHaveTextContent('No seed has been revealed yet.');
});

test('offers a retry if the seeds cannot be loaded', async () => {
  const onRetry = vi.fn();
  const { getByRole } = renderUi(dialog({ pairs: undefined, error: 'Not loaded.', onRetry }));
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
