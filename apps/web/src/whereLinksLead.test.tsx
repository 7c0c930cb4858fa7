// @vitest-environment jsdom
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { MemberHeader } from './app/shell/MemberHeader';
import { GameTiles } from './app/wingo/GameTiles';
import { LoginModal } from './modals/LoginModal';
import { TeamTree } from './routes/TeamTree';
import { TwoFactor } from './routes/TwoFactor';

vi.mock('@platform/ui/theme', () => import('../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => {
  /** Renders every prop that is a URL as a link. */
  const Links = (props: Readonly<Record<string, unknown>>) =>
    Object.entries(props)
      .filter(([name]) => /^href$|Href$/.test(name))
      .map(([name, href]) => (
        <a key={name} href={String(href)}>
          {String(props['title'] ?? name)}
        </a>
      ));
  const Through = ({ children }: { children?: ReactNode }) => children;
  return {
    AppHeader: ({ homeHref, locker, wallet }: Readonly<Record<string, ReactNode>>) => (
      <>
        <a href={homeHref as string}>logo</a>
        {locker}
        {wallet}
      </>
    ),
    BalanceSelector: ({ kind, href }: Readonly<Record<string, string>>) => (
      <a href={href}>{kind}</a>
    ),
    ButtonLink: Links,
    Dialog: Through,
    DisplayCurrencyProvider: Through,
    GameArt: () => null,
    GameTile: Links,
    Grid: Through,
    Page: Through,
    PageHeader: ({ actions }: { actions?: ReactNode }) => actions,
    ProductMenu: () => null,
    RecoveryCodes: () => null,
    SignInForm: Links,
    TeamTree: () => null,
    TwoFactorPanel: Links,
    useBrand: () => ({ teamUrl: 'https://team.example/levels' }),
    useOffers: () => () => true,
    useToasts: () => ({}),
  };
});
vi.mock('@platform/api/react', () => ({
  useBalances: () => ({ data: { main: 1n, locker: 2n } }),
  useDisplayRate: () => undefined,
  useLiveUpdates: () => undefined,
  useMemberGuards: () => ({ data: { twoFactor: false } }),
  usePreference: () => [null, () => {}],
  useRecoveryCodes: () => [],
  useSession: () => ({ signedIn: true, member: { id: '7', code: 'asha' } }),
  useShowRecoveryCodes: () => () => {},
  useSignIn: () => ({}),
  useTree: () => ({}),
  useTwoFactorSecret: () => ({}),
}));
vi.mock('./app/account/UnconfirmedEmail', () => ({ UnconfirmedEmail: () => null }));
vi.mock('./app/account/useCodeStep', () => ({ useCodeStep: () => ({}) }));
vi.mock('./app/display/DisplayChoice', () => ({ DisplayChoice: () => null }));
vi.mock('./app/notifications/Notifications', () => ({ Notifications: () => null }));
vi.mock('./app/shell/MemberNotices', () => ({ MemberNotices: () => null }));
vi.mock('./app/shell/brand', () => ({ brand: {} }));
vi.mock('./app/wallet/useDepositCheck', () => ({ useFirstDepositCheck: () => undefined }));

const WALLET = '?tab=wallet&modal=auth';
const otp = (type: string) => `?tab=authmodal&modal=auth&type=${type}`;

const SCREENS: readonly [name: string, screen: ReactElement, links: Record<string, string>][] = [
  [
    '[SHELL-08] the header to the dashboard and the wallet dialog',
    <MemberHeader path="/dashboard" />,
    { logo: '/dashboard', locker: WALLET, wallet: WALLET },
  ],
  [
    '[AUTH-01] the sign-in dialog to a new password and the registration',
    <LoginModal open onClose={() => {}} sponsor="" />,
    {
      forgotPasswordHref: '?tab=forgotPassword&modal=auth',
      registerHref: '?tab=register&modal=auth',
    },
  ],
  [
    '[TFA-01] two-factor authentication to its dialog',
    <TwoFactor />,
    { enableHref: otp('Enable'), disableHref: otp('Disable'), renewHref: otp('Renew') },
  ],
  [
    '[DASH-03] the tiles to the games that have a page',
    <GameTiles />,
    {
      'Wingo 1 Min': '/wingo1Minute',
      'Wingo 3 Min': '/wingo3Minute',
      'Wingo 5 Min': '/wingo5Minute',
      'Wingo 10 Min': '/wingo10Minute',
      Plinko: '/plinko',
      Dice: '/dice',
      Mines: '/mines',
    },
  ],
  [
    '[ROUTE-09] the team tree to the external site',
    <TeamTree />,
    { href: 'https://team.example/levels' },
  ],
];

test.each(SCREENS)('links %s', (_, screen, links) => {
  const { getAllByRole } = render(<MemoryRouter>{screen}</MemoryRouter>);
  const shown = getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(shown.sort()).toEqual(Object.entries(links).sort());
});
