import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { recoveryCodes } from '../../samples/account';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { RecoveryCodes, type RecoveryCodesProps } from './RecoveryCodes';

const example = (props?: Partial<RecoveryCodesProps>) => (
  <RecoveryCodes codes={recoveryCodes} onDone={() => {}} {...props} />
);

describeConformance('RecoveryCodes', {
  render: (props) => example(props),
  root: HTMLElement,
  slots: { parts: ['codes', 'done', 'download', 'copy'] },
});

test('lists every code, and copies one per line', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { getAllByRole, getByRole } = renderUi(example());
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes);
  await userEvent.click(getByRole('button', { name: 'Copy the codes' }));
  expect(writeText).toHaveBeenCalledWith(recoveryCodes.join('\n'));
});

test('creates the file of codes in the browser, without a request', async () => {
  const { getByRole } = renderUi(example({ fileName: 'aurora.txt' }));
  const link = getByRole('link', { name: 'Save as a file' });
  expect(link).toHaveAttribute('download', 'aurora.txt');
  const text = await (await fetch(link.getAttribute('href') ?? '')).text();
  expect(text.split('\n')).toEqual(['Your recovery codes', '', ...recoveryCodes, '']);
});

test('calls `onDone` when the user confirms that the codes are saved', async () => {
  const onDone = vi.fn();
  const { getByRole } = renderUi(example({ onDone }));
  await userEvent.click(getByRole('button', { name: 'I have saved them' }));
  expect(onDone).toHaveBeenCalledOnce();
});
