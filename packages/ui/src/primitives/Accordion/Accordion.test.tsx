import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Accordion, type AccordionProps } from './Accordion';

const items = [
  { id: 'secure', title: 'Secure Transactions', content: 'Every posting is kept.' },
  { id: 'easy', title: 'Easy Deposits and Withdrawals', content: 'USDT BEP20.' },
  { id: 'support', title: '24/7 Support', content: 'Day and night.' },
];

const example = (props?: Partial<AccordionProps>) => (
  <Accordion headingLevel={2} items={items} {...props} />
);

describeConformance('Accordion', {
  render: (props) => example({ defaultValue: 'easy', ...props }),
  root: HTMLDivElement,
  slots: { many: ['item', 'trigger', 'content'] },
});

test('opens one item at a time, and closes the open item when its title is pressed', async () => {
  const onValueChange = vi.fn();
  const { getByRole, queryByText } = renderUi(example({ onValueChange }));
  const secure = getByRole('button', { name: 'Secure Transactions' });
  const easy = getByRole('button', { name: 'Easy Deposits and Withdrawals' });

  await userEvent.click(secure);
  expect(secure).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(easy);
  expect(secure).toHaveAttribute('aria-expanded', 'false');
  expect(queryByText('Every posting is kept.')).toBeNull();
  expect(queryByText('USDT BEP20.')).toBeVisible();
  await userEvent.click(easy);
  expect(queryByText('USDT BEP20.')).toBeNull();
  expect(onValueChange.mock.calls).toEqual([['secure'], ['easy'], ['']]);
});

test('moves between titles with arrows, Home and End, and toggles with Enter and Space', async () => {
  const { getByRole } = renderUi(example());
  const focused = () => document.activeElement?.textContent;
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(focused()).toBe('Easy Deposits and Withdrawals');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('24/7 Support');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Secure Transactions');
  await userEvent.keyboard('{Enter}');
  expect(getByRole('button', { expanded: true })).toHaveTextContent('Secure Transactions');
  await userEvent.keyboard(' ');
  expect(getByRole('button', { name: 'Secure Transactions' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('renders titles as headings of the given level', () => {
  const { getAllByRole } = renderUi(example({ headingLevel: 2 }));
  expect(getAllByRole('heading', { level: 2 })).toHaveLength(3);
});
