import type { MyBet } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { MyBetsTable } from './MyBetsTable';

const drawn = { roundNumber: '20240131100010041', number: 7 } as const;

const rows: MyBet[] = [
  {
    id: 'B-5',
    roundNumber: '20240131100010042',
    bet: parseBet('color', 'violet'),
    amount: parseUsdt('2.5'),
    state: 'open',
    received: 0n,
    result: null,
  },
  {
    id: 'B-4',
    roundNumber: '20240131100010041',
    bet: parseBet('number', '7'),
    amount: parseUsdt('10'),
    state: 'won',
    received: parseUsdt('88.2'),
    result: drawn,
  },
  {
    id: 'B-3',
    roundNumber: '20240131100010041',
    bet: parseBet('low', ''),
    amount: parseUsdt('1000'),
    state: 'lost',
    received: 0n,
    result: drawn,
  },
  {
    id: 'B-2',
    roundNumber: '20240131100010040',
    bet: parseBet('color', 'red'),
    amount: parseUsdt('0.01'),
    state: 'refunded',
    received: parseUsdt('0.01'),
    result: null,
    voidReason: 'no-beacon',
  },
];

const verifyHref = (round: string, bet: string) =>
  `?tab=verify&modal=auth&round=${round}&bet=${bet}`;

const meta = {
  title: 'Games/Wingo/MyBetsTable',
  component: MyBetsTable,
  tags: ['stable', 'my bets', 'my history'],
  args: {
    page: { rows, current: 1, pages: 3, total: 24 },
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MyBetsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { verifyHref } };

export const Loading: Story = { args: { page: undefined } };

export const Empty: Story = { args: { page: { rows: [], current: 1, pages: 0, total: 0 } } };

export const Archived: Story = {
  args: {
    verifyHref,
    page: { rows, current: 1, pages: 1, total: rows.length, archivedBefore: Date.UTC(2024, 0) },
  },
};

export const Failed: Story = { args: { page: undefined, error: 'jwt expired' } };

/** Without `verifyHref`, the table has no verification links. */
export const WithoutProof: Story = {};

export const Stress: Story = {
  args: {
    verifyHref,
    page: {
      rows: rows.map((row) => ({
        ...row,
        amount: parseUsdt('999999999999.99'),
        received: row.received && parseUsdt('8999999999999.82'),
      })),
      current: 1,
      pages: 1,
      total: 4,
    },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <MyBetsTable {...args} verifyHref={verifyHref} />
    </BrandMatrix>
  ),
};
