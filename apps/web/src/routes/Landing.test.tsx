// @vitest-environment jsdom
import type { GameShowcaseProps, HeroProps } from '@platform/ui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Landing } from './Landing';

const brand = vi.hoisted(() => ({
  games: undefined as readonly string[] | undefined,
  content: undefined as { sections?: readonly string[] } | undefined,
}));
const session = vi.hoisted(() => ({ signedIn: false }));
vi.mock('@platform/ui/theme', async () => ({
  ...(await import('../../../../packages/ui/src/theme/Messages')),
  ...(await import('../../../../packages/ui/src/theme/brandContent')),
}));
vi.mock('@platform/ui', () => ({
  useBrand: () => brand,
  useOffers: () => (game: string) => brand.games?.includes(game) ?? true,
  // Like the real hero, the mock reserves space for live results unless `live` is `undefined`.
  Hero: ({ live, playHref, registerHref, guidesHref }: HeroProps) => (
    <header>
      <a href={playHref}>Play Now</a>
      {registerHref !== undefined && <a href={registerHref}>Register Instantly</a>}
      <cite>
        <a href={guidesHref}>Read our guides</a>
      </cite>
      {live !== undefined && <aside>{live}</aside>}
    </header>
  ),
  FeatureList: () => <section title="features" />,
  InfoCards: () => <section title="cards" />,
  GameShowcase: ({ cards, signedIn, signInHref, playGamesHref }: GameShowcaseProps) => (
    <section title="games">
      <a href={playGamesHref}>Play Games</a>
      {cards.map(({ id, title, href }) => (
        <a key={id} href={signedIn ? href : signInHref}>
          {title}
        </a>
      ))}
    </section>
  ),
  Faq: () => <section title="faq" />,
}));
vi.mock('@platform/api/react', () => ({ useSession: () => session }));
vi.mock('../landing/LiveNow', () => ({ LiveNow: () => <p>Results of Wingo</p> }));

afterEach(() => {
  cleanup();
  session.signedIn = false;
  brand.games = undefined;
  brand.content = undefined;
});

const linksOf = (container: HTMLElement, within: string) =>
  [...container.querySelectorAll(`${within} > a`)].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

test.each([
  ['every game', undefined, 1],
  ['Wingo and another game', ['dice', 'wingo'], 1],
  ['only another game', ['dice'], 0],
])('shows live Wingo results only if the brand offers Wingo: %s', (_, games, count) => {
  brand.games = games;
  const { container, queryAllByText } = render(<Landing />);
  expect(queryAllByText('Results of Wingo')).toHaveLength(count);
  expect(container.querySelectorAll('aside')).toHaveLength(count);
});

test.each([
  ['a visitor', undefined, false, ['/?tab=login&modal=auth', '/?tab=register&modal=auth']],
  ['a member', undefined, true, ['/wingo1Minute']],
  ['a member', ['dice', 'mines'], true, ['/dice']],
  ['a member', ['lottery'], true, ['/dashboard']],
] as const)(
  '[LAND-06] links %s to the next step if the games of the brand are %o',
  (_, games, signedIn, ways) => {
    brand.games = games;
    session.signedIn = signedIn;
    const { container } = render(<Landing />);
    expect(linksOf(container, 'header').map(([, href]) => href)).toEqual(ways);
  },
);

test("[LAND-07] links 'Read our guides' to the guides", () => {
  const { container } = render(<Landing />);
  expect(linksOf(container, 'cite')).toEqual([['Read our guides', '/guides']]);
});

test.each([
  ['a visitor', false, Array<string>(3).fill('/?tab=login&modal=auth')],
  ['a member', true, ['/color-prediction', '/crash', '/color-prediction']],
] as const)(
  "[LAND-09] [LAND-11] for %s, links 'Play Games' to / and each card to its game or to the sign-in dialog",
  (_, signedIn, hrefs) => {
    session.signedIn = signedIn;
    const { container } = render(<Landing />);
    const [playGames, ...cards] = linksOf(container, 'section');
    expect(playGames).toEqual(['Play Games', '/']);
    expect(cards).toEqual(
      ['Color Prediction', 'Aviator', 'Number Lottery'].map((title, index) => [
        title,
        hrefs[index],
      ]),
    );
  },
);

test.each([
  ['the specification', undefined, ['features', 'cards', 'games', 'faq']],
  ['the brand', ['games', 'faq'], ['games', 'faq']],
] as const)('[LAND-01] shows the sections in the order of %s', (_, sections, order) => {
  brand.content = sections && { sections };
  const { container } = render(<Landing />);
  const titles = [...container.querySelectorAll('section')].map(({ title }) => title);
  expect(titles).toEqual(order);
});
