// @vitest-environment jsdom
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dashboard } from './Dashboard';

const brand = vi.hoisted((): { realGames?: string[] } => ({}));

vi.mock('@platform/ui/theme', () => import('../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => {
  const Through = ({ children }: { children?: ReactNode }) => children;
  return {
    ButtonLink: ({ href, children }: { href: string; children: ReactNode }) => (
      <a href={href}>{children}</a>
    ),
    Card: Through,
    DisplayCurrencyProvider: Through,
    ErrorState: () => null,
    Page: Through,
    PageHeader: ({ title }: { title: string }) => <h1>{title}</h1>,
    PageSection: ({ title, children }: { title: string; children: ReactNode }) => (
      <section title={title}>{children}</section>
    ),
    ProfileCard: () => <article title="Profile" />,
    PromoBanner: ({
      children,
      hint,
      action,
    }: {
      children: ReactNode;
      hint: ReactNode;
      action: ReactNode;
    }) => (
      <aside>
        <p>{children}</p>
        <small>{hint}</small>
        {action}
      </aside>
    ),
    useBrand: () => brand,
    useOffers: () => () => true,
  };
});
vi.mock('@platform/api/react', () => ({
  useDisplayRate: () => undefined,
  useProfile: () => ({ data: {} }),
}));
vi.mock('../app/income/Bonuses', () => ({ Bonuses: () => <article title="Bonuses" /> }));
vi.mock('../app/wingo/GameTiles', () => ({ GameTiles: () => <ul /> }));
vi.mock('../app/wingo/Play', () => ({ Play: () => null }));
vi.mock('../app/wingo/SettledBets', () => ({ SettledBets: () => <table /> }));

beforeEach(() => {
  delete brand.realGames;
});

test('[DASH-02] the banner states the requirement of the Self Bonus and links to the first game', () => {
  const { container } = render(<Dashboard />);
  const banner = container.querySelector('aside');
  expect(banner?.querySelector('p')?.textContent).toBe(
    'Self Bonus requires playing 2 bets of 0.2% each daily',
  );
  expect(banner?.querySelector('a')?.getAttribute('href')).toBe('/wingo1Minute');
});

test.each([
  [
    'no real-money games besides Wingo',
    undefined,
    'Each bet must be at least 0.2% of your locked funds.',
  ],
  [
    'Dice for money',
    ['dice'],
    'Each bet must be at least 0.2% of your locked funds. On Dice, Mines and Plinko, at least 0.5%.',
  ],
])('the banner explains the size of the bets for a brand with %s', (_, realGames, hint) => {
  if (realGames) brand.realGames = realGames;
  const { container } = render(<Dashboard />);
  expect(container.querySelector('aside small')?.textContent).toBe(hint);
});

test('[DASH-01] shows the profile, the bonuses, the games and the recent bets', () => {
  const { container } = render(<Dashboard />);
  const titles = [...container.querySelectorAll<HTMLElement>('[title]')].map(({ title }) => title);
  expect(titles).toEqual(['Profile', 'Bonuses', 'Games', 'Recent bets']);
});
