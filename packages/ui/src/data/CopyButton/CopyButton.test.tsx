import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { CopyButton } from './CopyButton';

/** Stops the clock, so that the confirmation stays visible. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

afterEach(() => {
  vi.useRealTimers();
});

describeConformance('CopyButton', {
  render: (props) => <CopyButton text="0x1" {...props} />,
  root: HTMLButtonElement,
});

test('copies the text, shows a confirmation for 2 s, and calls `onCopied`', async () => {
  stopClock();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const onCopied = vi.fn();
  const { getByRole } = renderUi(<CopyButton text="0xabc" label="Copy hash" onCopied={onCopied} />);
  await userEvent.click(getByRole('button', { name: 'Copy hash' }));
  await expect.poll(() => getByRole('status').textContent).toBe('Copied');
  act(() => {
    vi.advanceTimersByTime(1_999);
  });
  expect(getByRole('status')).toHaveTextContent('Copied');
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(getByRole('status')).toBeEmptyDOMElement();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('0xabc');
  expect(onCopied).toHaveBeenCalledOnce();
});

test('shows and reports that the browser denied clipboard access', async () => {
  stopClock();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const onCopied = vi.fn();
  const onRefused = vi.fn();
  const { getByRole } = renderUi(
    <CopyButton text="0xabc" onCopied={onCopied} onRefused={onRefused} />,
  );
  const button = getByRole('button', { name: 'Copy' });
  const before = button.innerHTML;
  await userEvent.click(button);
  await expect.poll(() => getByRole('status').textContent).toBe('Could not copy');
  expect(button).toHaveAttribute('data-state', 'failed');
  expect(button.innerHTML).not.toBe(before);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('Could not copy');
  expect(onCopied).not.toHaveBeenCalled();
});
