import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { ColorButtons } from './ColorButtons';

describeConformance('ColorButtons', {
  render: (props) => <ColorButtons onPick={() => {}} {...props} />,
  root: HTMLDivElement,
  slots: { many: ['button'] },
});

test('[WINGO-01] offers Green, Violet and Red', async () => {
  const onPick = vi.fn();
  const { getByRole } = renderUi(<ColorButtons onPick={onPick} />);
  for (const name of ['Green', 'Violet', 'Red']) {
    await userEvent.click(getByRole('button', { name }));
  }
  expect(onPick.mock.calls.flat()).toEqual(['green', 'violet', 'red']);
});

test('[WINGO-11] shows the payout of 1 USDT on each colour after the fee', () => {
  const { getByRole } = renderUi(<ColorButtons onPick={() => {}} />);
  expect(getByRole('button', { name: 'Green' })).toHaveTextContent('Green1.47–1.96x');
  expect(getByRole('button', { name: 'Violet' })).toHaveTextContent('Violet4.41x');
  expect(getByRole('button', { name: 'Red' })).toHaveTextContent('Red1.47–1.96x');
});

test('[WINGO-03] shows skeletons of the same size while betting is blocked', () => {
  const { getByRole, queryByRole, rerender } = renderUi(<ColorButtons onPick={() => {}} />);
  const open = getByRole('group').getBoundingClientRect();
  rerender(<ColorButtons onPick={() => {}} blocked />);
  expect(queryByRole('button')).toBeNull();
  expect(getByRole('group').getBoundingClientRect().height).toBe(open.height);
  const shapes = [...getByRole('group').children].map((child) => child.querySelector('svg'));
  expect(shapes).not.toContain(null);
  for (const name of ['Green', 'Violet', 'Red']) expect(getByRole('group')).toHaveTextContent(name);
});
