import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { BetDetails, type DetailedBet } from '../src/games/BetDetails/BetDetails';
import { ALL_BETS, BetFilters } from '../src/games/BetFilters/BetFilters';
import { SettledBetsTable } from '../src/games/SettledBetsTable/SettledBetsTable';
import { Card } from '../src/layout/Card/Card';
import { Page } from '../src/layout/Page/Page';
import { PageHeader } from '../src/layout/PageHeader/PageHeader';
import { Stack } from '../src/layout/Stack/Stack';
import { Button } from '../src/primitives/Button/Button';
import { Dialog } from '../src/primitives/Dialog/Dialog';
import { listOf } from '../src/samples/listOf';
import { NOW } from '../src/samples/time';
import { refundedBet, settledBets } from '../src/samples/bets';
import { MemberScreen } from './MemberScreen';

function MyBets() {
  const [choice, setChoice] = useState(ALL_BETS);
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
        <PageHeader title="My Bets" actions={<Button tone="quiet">Export CSV</Button>} />
        <Card>
          <Stack>
            <BetFilters
              value={choice}
              onValueChange={setChoice}
              games={[{ value: '1', label: 'Wingo 1 Min' }]}
              now={() => NOW}
            />
            <SettledBetsTable
              caption="My Bets"
              onDetails={setBet}
              roundHref={({ roundNumber }) => `?tab=verify&modal=auth&game=1&round=${roundNumber}`}
              {...listOf([refundedBet, ...settledBets])}
            />
          </Stack>
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
