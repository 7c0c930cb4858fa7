import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { FeatureList } from './FeatureList';

describeConformance('FeatureList', {
  render: (props) => <FeatureList {...props} />,
  root: HTMLElement,
});

test('[LAND-03] it gives the four reasons of the specification', () => {
  const { getAllByRole } = renderUi(<FeatureList />);
  expect(getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Why choose us',
    'Secure transactions',
    'Easy deposits and withdrawals',
    '24/7 support',
    'Daily login bonuses',
  ]);
});

test('[LAND-04] deposits are accepted in two BEP20 tokens', () => {
  const { getByRole } = renderUi(<FeatureList />);
  expect(getByRole('region', { name: 'Why choose us' })).toHaveTextContent(
    "Deposits are accepted in the platform's own BEP20 token and in USDT BEP20 tokens.",
  );
});
