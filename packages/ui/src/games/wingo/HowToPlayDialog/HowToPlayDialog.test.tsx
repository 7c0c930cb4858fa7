import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/conformance';
import { DIALOG } from '../../../testing/slotParts';
import { renderUi } from '../../../testing/renderUi';
import { HowToPlayDialog } from './HowToPlayDialog';

describeConformance('HowToPlayDialog', {
  render: (props) => <HowToPlayDialog gameType={1} open onClose={() => {}} {...props} />,
  root: HTMLDivElement,
  slots: { parts: DIALOG },
});

test('[WINGO-10] explains the 1-minute game: 45 s to order, 15 s waiting, 1440 issues a day', () => {
  const { getByRole } = renderUi(<HowToPlayDialog gameType={1} open onClose={() => {}} />);
  expect(getByRole('dialog', { name: 'How to play' })).toHaveTextContent(
    'You have 45 seconds to order. Betting closes 15 seconds before the countdown ends, and the number is drawn while you wait. There are 1440 issues a day.',
  );
});

test("[WINGO-10] derives the other games' times from their round lengths", () => {
  const { getByRole } = renderUi(<HowToPlayDialog gameType={4} open onClose={() => {}} />);
  expect(getByRole('dialog')).toHaveTextContent('9 min 45 s to order');
  expect(getByRole('dialog')).toHaveTextContent('144 issues a day');
});

test('[WINGO-11] shows fee, payouts and the exact return to player', () => {
  const { getAllByRole, getByRole } = renderUi(
    <HowToPlayDialog gameType={1} open onClose={() => {}} />,
  );
  const [, ...rows] = getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Green2x on 1, 3, 7, 91.5x on 593.1%',
    'Violet4.5x on 0, 588.2%',
    'Red2x on 2, 4, 6, 81.5x on 093.1%',
    'Number9x on the number88.2%',
    'High2x on 5, 6, 7, 8, 998%',
    'Low2x on 0, 1, 2, 3, 498%',
  ]);
  expect(getByRole('dialog')).toHaveTextContent('A service fee of 2%');
});
