// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Landing } from './Landing';

const brand = vi.hoisted(() => ({ games: undefined as readonly string[] | undefined }));
// The rest of the theme is styles, which only a build can read.
vi.mock('@platform/ui/theme', () => import('../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => ({
  useBrand: () => brand,
  useOffers: () => (game: string) => brand.games?.includes(game) ?? true,
  // As the real one, it keeps a place for what is not undefined.
  Hero: ({ live }: { live?: ReactNode }) => live !== undefined && <aside>{live}</aside>,
  FeatureList: () => null,
  InfoCards: () => null,
  GameShowcase: () => null,
  Faq: () => null,
}));
vi.mock('@platform/api/react', () => ({ useSession: () => ({ signedIn: false }) }));
vi.mock('../landing/LiveNow', () => ({ LiveNow: () => <p>Results of Wingo</p> }));

afterEach(cleanup);

test.each([
  ['every game', undefined, 1],
  ['Wingo among others', ['dice', 'wingo'], 1],
  ['no Wingo', ['dice'], 0],
])('a brand with %s shows the live results of Wingo as it has the game', (_, games, count) => {
  brand.games = games;
  const { container, queryAllByText } = render(<Landing />);
  expect(queryAllByText('Results of Wingo')).toHaveLength(count);
  expect(container.querySelectorAll('aside')).toHaveLength(count);
});
