import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { useBetColumns } from '../data/historyColumns/betColumns';
import { HistoryTable } from '../data/HistoryTable/HistoryTable';
import { BetDetails, type DetailedBet } from '../games/BetDetails/BetDetails';
import { Card } from '../layout/Card/Card';
import { Page } from '../layout/Page/Page';
import { PageHeader } from '../layout/PageHeader/PageHeader';
import { Dialog } from '../primitives/Dialog/Dialog';
import { listOf, settledBets } from './fixtures';
import { MemberScreen } from './MemberScreen';

function MyBets() {
  const [bet, setBet] = useState<DetailedBet>();
  return (
    <MemberScreen
      path="/my-bets"
      modal={
        <Dialog
          open={bet !== undefined}
          onClose={() => setBet(undefined)}
          size="small"
          title="Bet details"
        >
          {bet && <BetDetails bet={bet} />}
        </Dialog>
      }
    >
      <Page>
        <PageHeader title="My Bets" />
        <Card>
          <HistoryTable
            caption="My Bets"
            columns={useBetColumns({ onDetails: setBet })}
            rowKey={({ id }) => id}
            {...listOf(settledBets)}
          />
        </Card>
      </Page>
    </MemberScreen>
  );
}

const meta = {
  title: 'Screens/My bets',
  component: MyBets,
  tags: ['stable', 'history', 'wagers'],
  parameters: { frame: 'bare' },
} satisfies Meta<typeof MyBets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Details: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View B-20418' }));
    await expect(await screen.findByRole('dialog', { name: 'Bet details' })).toBeInTheDocument();
  },
};
