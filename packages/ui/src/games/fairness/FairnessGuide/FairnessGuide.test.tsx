import { expect, test, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { FairnessGuide, type FairnessGuideProps } from './FairnessGuide';

const guide = (props?: Partial<FairnessGuideProps>) => (
  <FairnessGuide
    keys={{
      receiptKey: '17'.repeat(32),
      beaconSource: 'drand',
      beaconKey: '83'.repeat(96),
    }}
    returns={{ caption: 'Returns', columns: ['Bet', 'Return'], rows: [['Green', '93.1%']] }}
    exports={[{ name: 'Wingo 1 Min', href: 'https://example.com/rounds' }]}
    command="npx @platform/rules verify --file rounds.json"
    {...props}
  />
);

describeConformance('FairnessGuide', { render: (props) => guide(props), root: HTMLDivElement });

test('(A4) explains a draw step by step, and the return of each bet', () => {
  const { getAllByRole, getByRole } = renderUi(guide());
  expect(getAllByRole('listitem').map((item) => item.firstElementChild?.textContent)).toEqual([
    'A secret seed is fixed',
    'A beacon is named',
    'You bet, and get a receipt',
    'The bets are sealed',
    'The number is drawn',
    'Everything is published',
  ]);
  expect(getByRole('row', { name: 'Green 93.1%' })).toBeVisible();
});

test('(A4) shows the public chain, the verification command, and the keys', () => {
  const { getByRole } = renderUi(guide());
  expect(getByRole('link', { name: 'Wingo 1 Min' })).toHaveAttribute(
    'href',
    'https://example.com/rounds',
  );
  expect(getByRole('button', { name: 'Copy Command' })).toBeVisible();
  expect(getByRole('group', { name: /^Key of receipts/ })).toHaveTextContent('17'.repeat(32));
  expect(getByRole('group', { name: /^Key of the beacon/ })).toHaveTextContent('83'.repeat(96));
});

test('(A4) names the beacon operator once the keys are loaded', () => {
  const keys = { receiptKey: '17', beaconSource: 'local', beaconKey: '8f' } as const;
  const { getByText, queryByText, rerender } = renderUi(guide());
  expect(getByText(/is drand, run by the League of Entropy/)).toBeVisible();
  rerender(guide({ keys }));
  expect(getByText(/run by the site itself: that is not independent/)).toBeVisible();
  expect(queryByText(/drand/)).toBeNull();
  rerender(guide({ keys: undefined }));
  expect(queryByText(/The beacon of this site/)).toBeNull();
});

test('shows the rest of the guide even if the keys fail to load', async () => {
  const onRetry = vi.fn();
  const { getByRole } = renderUi(guide({ keys: undefined, error: 'jwt expired', onRetry }));
  expect(getByRole('alert')).toHaveTextContent('jwt expired');
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(getByRole('table', { name: 'Returns' })).toBeVisible();
});

test('fits on the narrowest phone', async () => {
  await browser.viewport(320, 640);
  renderUi(guide());
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
