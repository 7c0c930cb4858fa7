import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { PromoBanner } from './PromoBanner';

describeConformance('PromoBanner', {
  render: (props) => <PromoBanner {...props} />,
  root: HTMLElement,
});

test('[DASH-02] it reads what the Self Bonus requires', () => {
  const { getByRole } = renderUi(<PromoBanner />);
  expect(getByRole('complementary', { name: 'Promotion' })).toHaveTextContent(
    /^Self Bonus requires playing 2 bets of 0\.2% each daily$/,
  );
});
