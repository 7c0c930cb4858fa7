import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { faq } from '../../samples/landing';
import { Faq } from './Faq';

describeConformance('Faq', { render: (props) => <Faq {...faq} {...props} />, root: HTMLElement });

test('[LAND-08] shows three collapsible items, initially closed', async () => {
  const { getAllByRole, getByRole, getByText } = renderUi(<Faq {...faq} />);
  const questions = getAllByRole('button');
  expect(questions.map((question) => question.textContent)).toEqual([
    'Secure Transactions',
    'Easy Deposits and Withdrawals',
    '24/7 Support',
  ]);
  for (const question of questions) expect(question).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(getByRole('button', { name: 'Easy Deposits and Withdrawals' }));
  await expect.poll(() => getByText(/Deposit with the platform's own BEP20/)).toBeVisible();
});
