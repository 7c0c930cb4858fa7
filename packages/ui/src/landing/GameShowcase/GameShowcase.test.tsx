import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { BrandWith, renderUi } from '../../testing/renderUi';
import { gameShowcase } from '../../samples/landing';
import { GameShowcase } from './GameShowcase';

describeConformance('GameShowcase', {
  render: (props) => <GameShowcase {...gameShowcase} {...props} />,
  root: HTMLElement,
});

const CARDS = ['Color Prediction', 'Aviator', 'Number Lottery'];

const cards = () =>
  CARDS.map((name) => {
    const link = [...document.querySelectorAll('a')].find((a) =>
      a.lastElementChild?.textContent?.startsWith(name),
    );
    const [card, row] = [link?.parentElement, link?.parentElement?.parentElement];
    const caption = link?.lastElementChild;
    if (!link || !card || !row || !caption) throw new Error(`There is no card ${name}.`);
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(row);
    const room = row.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    return {
      link,
      card,
      share: () => Math.round((card.getBoundingClientRect().width / room) * 100),
      captionOpacity: () => getComputedStyle(caption).opacity,
    };
  });

test("[LAND-05] lists the reasons to play on this brand's site, with their games", () => {
  const { getByRole, getAllByRole } = renderUi(<GameShowcase {...gameShowcase} />);
  expect(getByRole('region', { name: 'Why Play on Default Site' })).toBeVisible();
  const games = getAllByRole('heading', { level: 3 });
  expect(games.map((game) => [game.textContent, game.nextElementSibling?.textContent])).toEqual([
    ['Color Prediction', 'Predict a colour correctly to earn rewards.'],
    [
      'Aviator',
      'Cash out at the right moment while a plane flies; the longer you stay in, the higher the potential reward.',
    ],
    ['Plinko', 'Drop a ball and see where it lands.'],
  ]);
});

test.each([
  [true, ['/color-prediction', '/crash', '/color-prediction']],
  [false, Array(3).fill('/?tab=login&modal=auth')],
])(
  '[LAND-09] links to the games for members, and to the sign-in dialog for visitors (signed in: %s)',
  (signedIn, targets) => {
    renderUi(<GameShowcase {...gameShowcase} signedIn={signedIn} />);
    expect(cards().map(({ link }) => link.getAttribute('href'))).toEqual(targets);
  },
);

test('[LAND-13] shows the title and a picture of its own on each card', () => {
  renderUi(<GameShowcase {...gameShowcase} />);
  const [prediction, aviator, lottery] = cards().map(({ link }) => ({
    id: link.dataset['game'],
    picture: link.querySelector('svg')?.outerHTML,
  }));
  expect([prediction?.id, aviator?.id, lottery?.id]).toEqual([
    'colorPrediction',
    'aviator',
    'numberLottery',
  ]);
  const pictures = [prediction?.picture, aviator?.picture, lottery?.picture];
  expect(pictures).not.toContain(undefined);
  expect(new Set(pictures).size).toBe(3);
});

test('[LAND-10] widens the focused card to 80% and shows only its title', async () => {
  renderUi(<GameShowcase {...gameShowcase} />);
  const [first, second, third] = cards();
  if (!first || !second || !third) throw new Error('There are three cards.');
  expect([first.share(), second.share(), third.share()]).toEqual([50, 50, 50]);
  expect(second.captionOpacity()).toBe('0');
  second.link.focus();
  await expect.poll(() => [first.share(), second.share(), third.share()]).toEqual([50, 80, 50]);
  await expect.poll(second.captionOpacity).toBe('1');
  expect(third.captionOpacity()).toBe('0');
});

test('[LAND-10] also widens the hovered card', async () => {
  renderUi(<GameShowcase {...gameShowcase} />);
  const [first, second] = cards();
  if (!first || !second) throw new Error('There are three cards.');
  await userEvent.hover(first.card);
  await expect.poll(() => [first.share(), second.share()]).toEqual([80, 50]);
  await expect.poll(first.captionOpacity).toBe('1');
});

test('shows every title on a phone', async () => {
  await page.viewport(390, 844);
  renderUi(<GameShowcase {...gameShowcase} />);
  for (const { captionOpacity } of cards()) expect(captionOpacity()).toBe('1');
  expect(document.documentElement.scrollWidth).toBe(390);
});

test("[LAND-11] links 'Play Games' to the landing page", () => {
  const { getByRole } = renderUi(<GameShowcase {...gameShowcase} />);
  expect(getByRole('link', { name: 'Play Games' })).toHaveAttribute('href', '/');
});

test('shows only the games that the brand offers', () => {
  const { getAllByRole, queryByRole, rerender } = renderUi(
    <BrandWith games={['aviator', 'dice']}>
      <GameShowcase {...gameShowcase} signedIn />
    </BrandWith>,
  );
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(1);
  const hrefs = getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/', '/crash']);
  rerender(
    <BrandWith games={['dice']}>
      <GameShowcase {...gameShowcase} signedIn />
    </BrandWith>,
  );
  expect(queryByRole('region')).toBeNull();
});

test('shows the cards even without reasons', () => {
  const { getAllByRole, queryByRole } = renderUi(
    <BrandWith games={['dice']}>
      <GameShowcase
        {...gameShowcase}
        cards={[{ id: 'aviator', title: 'Dice', href: '/dice', game: 'dice' }]}
        signedIn
      />
    </BrandWith>,
  );
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/dice']);
  expect(queryByRole('heading', { level: 3 })).toBeNull();
});
