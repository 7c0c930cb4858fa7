import { DIGITS } from '@platform/rules/wingo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { drawnRecord, offRecord } from '../../../samples/rounds';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { GameHistoryTable } from './GameHistoryTable';

const verifyHref = (round: string) => `?tab=verify&modal=auth&round=${round}`;

const meta = {
  title: 'Games/Wingo/GameHistoryTable',
  component: GameHistoryTable,
  tags: ['stable', 'results', 'draws'],
  args: {
    page: {
      rows: DIGITS.map((number) => drawnRecord(`2024013110001004${9 - number}`, number)),
      current: 1,
      pages: 144,
      total: 1440,
    },
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof GameHistoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { verifyHref } };

export const Loading: Story = { args: { page: undefined } };

export const Empty: Story = { args: { page: { rows: [], current: 1, pages: 0, total: 0 } } };

export const Failed: Story = { args: { page: undefined, error: 'jwt expired' } };

export const CalledOff: Story = {
  args: {
    verifyHref,
    page: {
      rows: [
        drawnRecord('20240131100010049', 3),
        offRecord('20240131100010048'),
        offRecord('20240131100010047', 'seed-lost'),
        drawnRecord('20240131100010046', 0),
      ],
      current: 1,
      pages: 1,
      total: 4,
    },
  },
};

/** Without `verifyHref`, the table has no verification links. */
export const WithoutProof: Story = {};

export const Narrow: Story = { args: { verifyHref }, parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <GameHistoryTable {...args} verifyHref={verifyHref} />
    </BrandMatrix>
  ),
};
