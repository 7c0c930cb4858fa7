// @vitest-environment jsdom
import type { HeroProps } from '@platform/ui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Landing } from './Landing';

const brand = vi.hoisted(() => ({ games: undefined as readonly string[] | undefined }));
const session = vi.hoisted(() => ({ signedIn: false }));
vi.mock('@platform/ui/theme', async () => ({
  ...(await import('../../../../packages/ui/src/theme/Messages')),
  ...(await import('../../../../packages/ui/src/theme/brandContent')),
}));
vi.mock('@platform/ui', () => ({
  useBrand: () => brand,
  useOffers: () => (game: string) => brand.games?.includes(game) ?? true,
  // Like the real hero, the mock reserves space for live results unless `live` is `undefined`.
  Hero: ({ live, playHref, registerHref }: HeroProps) => (
    <>
      <a href={playHref}>Play Now</a>
      {registerHref !== undefined && <a href={registerHref}>Register Instantly</a>}
      {live !== undefined && <aside>{live}</aside>}
    </>
  ),
  FeatureList: () => null,
  InfoCards: () => null,
  GameShowcase: () => null,
  Faq: () => null,
}));
vi.mock('@platform/api/react', () => ({ useSession: () => session }));
vi.mock('../landing/LiveNow', () => ({ LiveNow: () => <p>Results of Wingo</p> }));

afterEach(() => {
  cleanup();
  session.signedIn = false;
});

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
    const { getAllByRole } = render(<Landing />);
    expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways);
  },
);
