import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { CopyButton } from './CopyButton';

describeConformance('CopyButton', {
  render: (props) => <CopyButton text="0x1" {...props} />,
  root: HTMLButtonElement,
});

test('it copies, says so, and tells the caller', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const onCopied = vi.fn();
  const { getByRole, findByText } = renderUi(
    <CopyButton text="0xabc" label="Copy hash" onCopied={onCopied} />,
  );
  await userEvent.click(getByRole('button', { name: 'Copy hash' }));
  expect(await findByText('Copied')).toHaveRole('status');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('0xabc');
  expect(onCopied).toHaveBeenCalledOnce();
});

test('a refusing browser is not taken for success: the button shows it, and tells the caller why', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const onCopied = vi.fn();
  const onRefused = vi.fn();
  const { getByRole, findByText } = renderUi(
    <CopyButton text="0xabc" onCopied={onCopied} onRefused={onRefused} />,
  );
  const button = getByRole('button', { name: 'Copy' });
  const before = button.innerHTML;
  await userEvent.click(button);
  expect(await findByText('Copying is not allowed here')).toHaveRole('status');
  expect(button).toHaveAttribute('data-state', 'failed');
  expect(button.innerHTML).not.toBe(before);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('Copying is not allowed here');
  expect(onCopied).not.toHaveBeenCalled();
});
