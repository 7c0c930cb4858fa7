import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Pagination } from './Pagination';

describeConformance('Pagination', {
  render: (props) => (
    <Pagination current={2} pages={3} total={25} onPageChange={() => {}} {...props} />
  ),
  root: HTMLElement,
  slots: { parts: ['previous', 'next', 'position'] },
});

test.each([
  [0, false],
  [5, false],
  [6, true],
])('[HIST-05] with %i rows in total, shows controls: %s', (total, shown) => {
  const { queryByRole } = renderUi(
    <Pagination current={1} pages={1} total={total} onPageChange={() => {}} />,
  );
  expect(queryByRole('navigation') !== null).toBe(shown);
});

test('[HIST-05] requests the adjacent pages with Previous and Next', async () => {
  const onPageChange = vi.fn();
  const { getByRole } = renderUi(
    <Pagination current={2} pages={3} total={25} onPageChange={onPageChange} />,
  );
  await userEvent.click(getByRole('button', { name: 'Previous' }));
  await userEvent.click(getByRole('button', { name: 'Next' }));
  expect(onPageChange.mock.calls).toEqual([[1], [3]]);
});

test('ignores Next on the last page, and keeps the focus', async () => {
  const onPageChange = vi.fn();
  const { getByRole } = renderUi(
    <Pagination current={3} pages={3} total={25} onPageChange={onPageChange} />,
  );
  const next = getByRole('button', { name: 'Next' });
  next.focus();
  await userEvent.keyboard('{Enter}');
  expect(onPageChange).not.toHaveBeenCalled();
  await expect.element(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('goes to the last page with Previous if the current page is beyond it, for example in an outdated URL', async () => {
  const onPageChange = vi.fn();
  const { getByRole } = renderUi(
    <Pagination current={99} pages={3} total={25} onPageChange={onPageChange} />,
  );
  await userEvent.click(getByRole('button', { name: 'Previous' }));
  expect(onPageChange.mock.calls).toEqual([[3]]);
});

test("runs the caller's button handler first, so that it can prevent the change", async () => {
  const onPageChange = vi.fn();
  const { getByRole } = renderUi(
    <Pagination
      current={2}
      pages={3}
      total={25}
      onPageChange={onPageChange}
      slotProps={{
        previous: { onClick: (event) => event.preventDefault() },
        next: { className: 'guest' },
      }}
    />,
  );
  await userEvent.click(getByRole('button', { name: 'Previous' }));
  expect(onPageChange).not.toHaveBeenCalled();
  await userEvent.click(getByRole('button', { name: 'Next' }));
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(3);
  expect(getByRole('button', { name: 'Next' })).toHaveClass('guest');
});
