import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { ErrorState } from './ErrorState';

describeConformance('ErrorState', {
  render: (props) => <ErrorState message="jwt expired" onRetry={() => {}} {...props} />,
  root: HTMLDivElement,
  slots: { parts: ['text', 'retry'] },
});

test('[HIST-07] shows the error and retries on request', async () => {
  const onRetry = vi.fn();
  const { getByRole } = renderUi(
    <ErrorState message="Something went wrong, ERROR: offline" onRetry={onRetry} />,
  );
  expect(getByRole('alert')).toHaveTextContent('Something went wrong, ERROR: offline');
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('has no button without `onRetry`', () => {
  const { queryByRole } = renderUi(<ErrorState />);
  expect(queryByRole('button')).toBeNull();
});
