import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { withMedia } from '../../testing/media';
import { renderUi } from '../../testing/renderUi';
import { Accordion, type AccordionProps } from './Accordion';
import { LateAccordion } from './LateAccordion';

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
  const { getByRole, getByText } = renderUi(example({ onValueChange }));
  const secure = getByRole('button', { name: 'Secure Transactions' });
  const easy = getByRole('button', { name: 'Easy Deposits and Withdrawals' });

  await userEvent.click(secure);
  expect(secure).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(easy);
  expect(secure).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => getByText('Every posting is kept.')).not.toBeVisible();
  expect(getByText('USDT BEP20.')).toBeVisible();
  await userEvent.click(easy);
  await expect.poll(() => getByText('USDT BEP20.')).not.toBeVisible();
  expect(onValueChange.mock.calls).toEqual([['secure'], ['easy'], ['']]);
});

describe.each([
  ['Accordion', Accordion],
  ['LateAccordion', LateAccordion],
])('a closed answer of %s', (_, Component) => {
  test("is hidden, but the browser's search finds and opens it", async () => {
    const { getByRole, getByText } = renderUi(
      <StrictMode>
        <Component items={items} />
      </StrictMode>,
    );
    const answer = getByText('USDT BEP20.');
    const content = answer.closest('[hidden]');
    expect(content).toHaveAttribute('hidden', 'until-found');
    expect(answer).not.toBeVisible();
    expect(content?.getBoundingClientRect().height).toBe(0);
    // Browsers fire this event before they show a match.
    content?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect
      .poll(() => getByRole('button', { name: 'Easy Deposits and Withdrawals' }))
      .toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => getByText('USDT BEP20.')).toBeVisible();
    expect(getByText('USDT BEP20.').closest('[hidden]')).toBeNull();
    expect(getByText('Day and night.')).not.toBeVisible();
  });
});

test("reports the item that the browser's search opens", () => {
  const onValueChange = vi.fn();
  const { getByText } = renderUi(example({ value: '', onValueChange }));
  const content = getByText('USDT BEP20.').closest('[hidden]');
  content?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('easy');
});

describe('with motion', () => {
  withMedia({ reducedMotion: 'no-preference' });

  test("animates an answer's height, then makes it searchable while hidden", async () => {
    const { getByRole, getByText } = renderUi(example({ defaultValue: 'easy' }));
    const easy = getByRole('button', { name: 'Easy Deposits and Withdrawals' });
    const content = getByText('USDT BEP20.').parentElement as HTMLElement;
    const { height } = content.getBoundingClientRect();
    const half = async () => {
      const [animation] = content.getAnimations();
      if (!animation) throw new Error('The answer has no animation.');
      animation.pause();
      animation.currentTime = 150;
      const now = content.getBoundingClientRect().height;
      animation.finish();
      await animation.finished;
      return now;
    };
    await userEvent.click(easy);
    expect(content).not.toHaveAttribute('hidden');
    const closing = await half();
    await expect.poll(() => content.getAttribute('hidden')).toBe('until-found');
    await userEvent.click(easy);
    const opening = await half();
    for (const now of [closing, opening]) {
      expect(now).toBeGreaterThan(0);
      expect(now).toBeLessThan(height);
    }
    expect(content.getBoundingClientRect().height).toBe(height);
  });
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
