import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { SizeButtons } from './SizeButtons';

describeConformance('SizeButtons', {
  render: (props) => <SizeButtons onPick={() => {}} {...props} />,
  root: HTMLDivElement,
  slots: { many: ['button'] },
});

test('[WINGO-01] offers High and Low with their payout of 1.96x', async () => {
  const onPick = vi.fn();
  const { getByRole } = renderUi(<SizeButtons onPick={onPick} />);
  for (const name of ['High', 'Low']) {
    const button = getByRole('button', { name });
    expect(button).toHaveTextContent('1.96x');
    await userEvent.click(button);
  }
  expect(onPick.mock.calls.flat()).toEqual(['high', 'low']);
});

test('[WINGO-03] shows skeletons of the same size while betting is blocked', () => {
  const { getByRole, queryByRole, rerender } = renderUi(<SizeButtons onPick={() => {}} />);
  const open = getByRole('group').getBoundingClientRect();
  rerender(<SizeButtons onPick={() => {}} blocked />);
  expect(queryByRole('button')).toBeNull();
  expect(getByRole('group').getBoundingClientRect().height).toBe(open.height);
  const shapes = [...getByRole('group').children].map((child) => child.querySelector('svg'));
  expect(shapes).not.toContain(null);
  for (const name of ['High', 'Low']) expect(getByRole('group')).toHaveTextContent(name);
});
