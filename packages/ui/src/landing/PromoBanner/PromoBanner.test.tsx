import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { promotion } from '../../samples/landing';
import { PromoBanner } from './PromoBanner';

describeConformance('PromoBanner', {
  render: (props) => <PromoBanner {...props}>{promotion}</PromoBanner>,
  root: HTMLElement,
});

test('is a landmark that contains the sentence', () => {
  const { getByRole } = renderUi(<PromoBanner>{promotion}</PromoBanner>);
  expect(getByRole('complementary', { name: 'Promotion' })).toHaveTextContent(
    /^Self Bonus requires playing 2 bets of 0\.2% each daily$/,
  );
});

test('shows an explanation below the sentence', () => {
  const hint = 'Each bet must be at least 0.2% of your locked funds.';
  const { getByRole } = renderUi(<PromoBanner hint={hint}>{promotion}</PromoBanner>);
  expect(getByRole('complementary')).toHaveTextContent(`${promotion}${hint}`);
});
