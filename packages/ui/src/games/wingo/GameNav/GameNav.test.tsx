import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { MessagesProvider } from '../../../theme/Messages';
import { GameNav } from './GameNav';

const hrefs = { 1: '/wingo1Minute', 2: '/wingo3Minute', 3: '/wingo5Minute', 4: '/wingo10Minute' };

describeConformance('GameNav', {
  render: (props) => <GameNav current={1} hrefs={hrefs} {...props} />,
  root: HTMLElement,
});

test('[WINGO-01] the four games are linked, the one on show is marked', () => {
  const { getAllByRole, getByRole } = renderUi(<GameNav current={2} hrefs={hrefs} />);
  expect(getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    [
      ['Wingo 1 Min', '/wingo1Minute'],
      ['Wingo 3 Min', '/wingo3Minute'],
      ['Wingo 5 Min', '/wingo5Minute'],
      ['Wingo 10 Min', '/wingo10Minute'],
    ],
  );
  expect(getByRole('link', { current: 'page' })).toHaveTextContent('Wingo 3 Min');
});

test('the games are called as the reader calls them', () => {
  const gameNames = {
    wingo: ({ length }: { length: string | number }) => `${length} Wingo`,
    minutes: ({ minutes }: { minutes: string | number }) => `${minutes} dk`,
  };
  const { getByRole } = renderUi(
    <MessagesProvider messages={{ gameNames, gameNav: { label: 'Wingo oyunları' } }}>
      <GameNav current={2} hrefs={hrefs} />
    </MessagesProvider>,
  );
  expect(getByRole('navigation', { name: 'Wingo oyunları' })).toBeVisible();
  expect(getByRole('link', { current: 'page' })).toHaveTextContent(/^3 dk Wingo$/);
});
