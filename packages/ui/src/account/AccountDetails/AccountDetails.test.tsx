import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { AccountDetails } from './AccountDetails';

const OWNER = { name: 'Asha Rao', email: 'asha@example.com', mobile: '+919876543210' };

describeConformance('AccountDetails', {
  render: (props) => <AccountDetails owner={OWNER} {...props} />,
  root: HTMLDivElement,
});

test('[SET-01] shows name, email and phone read-only', () => {
  const { getAllByRole, queryByRole } = renderUi(<AccountDetails owner={OWNER} />);
  const details = getAllByRole('term').map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(Object.fromEntries(details)).toEqual({
    Name: 'Asha Rao',
    Email: 'asha@example.com',
    Phone: '+919876543210',
  });
  expect(queryByRole('textbox')).toBeNull();
  expect(queryByRole('button')).toBeNull();
});

test('is busy and keeps its shape while the data loads', () => {
  const { container, rerender } = renderUi(<AccountDetails owner={null} />);
  const height = () => (container.firstElementChild as HTMLElement).offsetHeight;
  const waiting = height();
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  rerender(<AccountDetails owner={OWNER} />);
  expect(height()).toBe(waiting);
});

test('keeps the plus sign first in a phone number in right-to-left text', () => {
  const { getByText } = renderUi(
    <div dir="rtl">
      <AccountDetails owner={OWNER} />
    </div>,
  );
  const digits = getByText(/^\+/).firstChild as Text;
  const leftOf = (index: number) => {
    const range = new Range();
    range.setStart(digits, index);
    range.setEnd(digits, index + 1);
    return range.getBoundingClientRect().left;
  };
  expect(leftOf(0)).toBeLessThan(leftOf(1));
});
