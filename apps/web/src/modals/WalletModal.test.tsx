// @vitest-environment jsdom
import type { WalletPanelProps } from '@platform/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { WalletModal } from './WalletModal';

const profile = vi.hoisted(() => ({ walletAddress: null as string | null }));
vi.mock('@platform/ui/theme', () => import('../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => ({
  Dialog: ({ children }: { children: ReactNode }) => children,
  DisplayCurrencyProvider: ({ children }: { children: ReactNode }) => children,
  ErrorState: () => null,
  // Like the real panel, the mock offers the wallets only to members with an address.
  WalletPanel: ({ address, depositHref, lockHref, securityHref }: WalletPanelProps) =>
    address === null ? (
      <a href={securityHref}>Address Update</a>
    ) : (
      <>
        <a href={depositHref}>Deposit</a>
        <a href={lockHref}>Locker</a>
      </>
    ),
}));
vi.mock('@platform/api/react', () => ({
  useBalances: () => ({ data: { main: 1n, locker: 2n } }),
  useDisplayRate: () => undefined,
  useProfile: () => ({ data: profile }),
}));

test.each([
  [
    'Deposit and Locker to their dialogs',
    '0x1',
    [
      ['Deposit', '?tab=deposit&modal=auth'],
      ['Locker', '?tab=activate&modal=auth'],
    ],
  ],
  ["'Address Update' to the security settings", null, [['Address Update', '/settings/security']]],
])('[SHELL-13] the wallet dialog links %s', (_, walletAddress, links) => {
  profile.walletAddress = walletAddress;
  const { getAllByRole } = render(<WalletModal open onClose={() => {}} sponsor="" />);
  expect(getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    links,
  );
});
