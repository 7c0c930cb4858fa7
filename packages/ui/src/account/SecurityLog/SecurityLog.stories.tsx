import type { SecurityEvent } from '@platform/rules/models';
import { USDT } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { SecurityLog } from './SecurityLog';

const HERE = {
  browser: 'Chrome 147',
  platform: 'Windows',
  place: 'Mumbai, India',
  ipAddress: '203.0.113.24',
};
const NOTHING = { amount: null, wallet: null, refused: 0 };

const EVENTS: readonly SecurityEvent[] = [
  { id: '5', at: Date.UTC(2026, 5, 1, 9, 41), event: 'signed-in', from: HERE, ...NOTHING },
  {
    id: '4',
    at: Date.UTC(2026, 4, 31, 20, 5),
    event: 'sign-in-failed',
    from: { browser: 'Firefox 150', platform: 'Linux', place: null, ipAddress: '198.51.100.7' },
    ...NOTHING,
    refused: 12,
  },
  {
    id: '3',
    at: Date.UTC(2026, 4, 30, 8, 15),
    event: 'withdrawal-paid',
    from: null,
    ...NOTHING,
    amount: 25n * USDT,
    wallet: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  },
  {
    id: '2',
    at: Date.UTC(2026, 4, 30, 8, 2),
    event: 'wallet-address-changed',
    from: HERE,
    ...NOTHING,
    wallet: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  },
  {
    id: '1',
    at: Date.UTC(2026, 4, 12, 7, 30),
    event: 'two-factor-enabled',
    from: HERE,
    ...NOTHING,
  },
];

const meta = {
  title: 'Account/SecurityLog',
  component: SecurityLog,
  tags: ['stable', 'security', 'activity', 'history', 'settings'],
  args: {
    page: { rows: EVENTS, current: 1, pages: 1, total: 5 },
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SecurityLog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On a phone, each event is a card. */
export const Cards: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { page: undefined } };

export const Empty: Story = { args: { page: { rows: [], current: 1, pages: 0, total: 0 } } };

export const Failed: Story = {
  args: { page: undefined, error: 'Something went wrong, ERROR: the network is not reachable' },
};

export const Stress: Story = {
  args: {
    page: {
      rows: EVENTS.map((event) => ({
        ...event,
        event: 'an-event-of-a-newer-server-that-has-a-rather-long-name',
        from: {
          browser: 'Donaudampfschifffahrtsgesellschaftsbrowser',
          platform: 'Betriebssystem',
          place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
          ipAddress: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
        },
        amount: 123_456_789n * USDT,
        refused: 99_999,
      })),
      current: 1,
      pages: 1,
      total: 5,
    },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <SecurityLog {...args} />
    </BrandMatrix>
  ),
};
