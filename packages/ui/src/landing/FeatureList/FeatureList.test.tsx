import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { featureList } from '../../samples/landing';
import { FeatureList } from './FeatureList';

describeConformance('FeatureList', {
  render: (props) => <FeatureList {...featureList} {...props} />,
  root: HTMLElement,
});

test('lists the reasons in order', () => {
  const { getAllByRole } = renderUi(<FeatureList {...featureList} />);
  expect(getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Why choose us',
    'Secure transactions',
    'Easy deposits and withdrawals',
    '24/7 support',
    'Daily login bonuses',
  ]);
});

test('lists the deposit currencies', () => {
  const { getByRole } = renderUi(<FeatureList {...featureList} />);
  expect(getByRole('region', { name: 'Why choose us' })).toHaveTextContent(
    "Deposits are accepted in the platform's own BEP20 token and in USDT BEP20 tokens.",
  );
});
