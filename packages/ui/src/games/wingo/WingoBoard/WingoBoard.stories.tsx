import type { GameResult, MyBet } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { parseBet, type Digit } from '@platform/rules/wingo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { drawnRecord, offRecord, publishedRound, runningRound } from '../../../samples/rounds';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { hrefs, wingoHrefs } from '../../../samples/site';
import { lostRound, wonRound } from '../sampleOutcomes';
import { WingoBoard } from './WingoBoard';

/** 31 January 2024, 16:42:00 UTC. */
const ENDS_AT = 1_706_719_320_000;
const secondsBefore = (seconds: number) => () => ENDS_AT - seconds * 1000;

const DRAWN: Digit[] = [7, 0, 3, 9, 4, 5, 5, 2, 8, 1];
const results: GameResult[] = DRAWN.map((number, index) => ({
  roundNumber: String(20240131100011001n - BigInt(index)),
  number,
}));
const records = results.map(({ roundNumber, number }) => drawnRecord(roundNumber, number));
const gameHistory = { page: { rows: records, current: 1, pages: 144, total: 1440 } };

const round = runningRound({
  roundNumber: '20240131100011002',
  endsAt: ENDS_AT,
  commitment: publishedRound.commitment,
  beacon: {
    source: 'drand',
    publicKey: publishedRound.beacon?.publicKey ?? '',
    round: 4_634_657,
    at: ENDS_AT - 12_000,
  },
});

const bets: MyBet[] = (['open', 'won', 'lost', 'won'] as const).map((state, index) => ({
  id: `B-${index}`,
  roundNumber: String(20240131100011002n - BigInt(index)),
  bet: [
    parseBet('color', 'green'),
    parseBet('number', '7'),
    parseBet('low', ''),
    parseBet('color', 'green'),
  ][index] as MyBet['bet'],
  amount: parseUsdt('10') * BigInt(index * index + 1),
  state,
  received: state === 'won' ? parseUsdt('98') : 0n,
  result: state === 'open' ? null : (results[index - 1] ?? null),
}));
const myBets = { page: { rows: bets, current: 1, pages: 3, total: 24 } };

const meta = {
  title: 'Games/Wingo/WingoBoard',
  component: WingoBoard,
  tags: ['stable', 'colour prediction', 'game', 'wingo'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    gameType: 1,
    hrefs: wingoHrefs,
    round,
    results,
    gameHistory: { ...gameHistory, onPageChange: fn() },
    myBets: { ...myBets, onPageChange: fn() },
    balance: parseUsdt('1000'),
    onPlaceBet: fn(() => Promise.resolve()),
    onRefetch: fn(),
    onSound: fn(),
    guideHref: hrefs.fairness,
    verifyHref: (number) => `?tab=verify&modal=auth&round=${number}`,
    now: secondsBefore(42),
  },
} satisfies Meta<typeof WingoBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PlacingABet: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Violet' }));
    await userEvent.click(canvas.getByRole('button', { name: 'In the slip: Violet 1.000' }));
    await userEvent.click(await screen.findByRole('radio', { name: '10' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use this stake' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Place 1 bet 10.000' }));
    await expect(args.onPlaceBet).toHaveBeenCalledWith({
      bet: { betType: 'color', betValue: 'violet' },
      amount: 10_000_000n,
      roundNumber: '20240131100011002',
    });
  },
};

/** The dialog that 'More' opens sets any stake for the next bets. */
export const AnyStake: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('radio', { name: '10' }));
    await userEvent.click(screen.getByRole('radio', { name: 'X5' }));
    const dialog = screen.getByRole('dialog', { name: 'Stake for your next bets' });
    await expect(dialog).toHaveAccessibleDescription(
      'This changes your slip. Nothing is placed yet.',
    );
    await expect(dialog).toHaveTextContent('50.00 USDT');
  },
};

export const SeveralBets: Story = {
  play: async ({ args, canvas }) => {
    for (const name of ['Green', '7, green', 'High']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Place 3 bets 3.000' }));
    await expect(args.onPlaceBet).toHaveBeenCalledTimes(3);
    await expect(await canvas.findByText('Placed: 3 of 3.')).toBeVisible();
  },
};

export const Numbers: Story = {
  args: { rounds: { ...gameHistory, onOpen: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Numbers' }));
    await expect(args.rounds?.onOpen).toHaveBeenCalled();
    await expect(await canvas.findByRole('table', { name: 'Numbers' })).toBeVisible();
  },
};

export const ClosesSoon: Story = { args: { now: secondsBefore(22) } };

export const Blocked: Story = { args: { now: secondsBefore(12) } };

export const Danger: Story = { args: { now: secondsBefore(4) } };

export const Loading: Story = {
  args: {
    round: undefined,
    results: undefined,
    balance: undefined,
    gameHistory: { page: undefined },
    myBets: { page: undefined },
  },
};

export const Failed: Story = {
  args: {
    round: undefined,
    roundError: 'Something went wrong, ERROR: the network is not reachable',
    onRoundRetry: fn(),
    results: [],
    gameHistory: { page: undefined, error: 'The network is not reachable', onRetry: fn() },
  },
};

export const NewGame: Story = {
  args: {
    results: [],
    gameHistory: { page: { rows: [], current: 1, pages: 0, total: 0 } },
    myBets: { page: { rows: [], current: 1, pages: 0, total: 0 } },
  },
};

export const MyHistory: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'My History' }));
    await expect(canvas.getByRole('table', { name: 'My History' })).toBeVisible();
  },
};

export const Chart: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Chart' }));
    await expect(canvas.getByRole('table', { name: 'Chart' })).toBeVisible();
  },
};

export const Fairness: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fairness of this round' }));
    const dialog = await screen.findByRole('dialog', { name: 'Fairness of this round' });
    await expect(dialog).toHaveTextContent(publishedRound.commitment);
  },
};

/** The history contains a voided round. */
export const CalledOff: Story = {
  args: {
    gameHistory: {
      page: {
        rows: [offRecord('20240131100011001'), ...records.slice(1)],
        current: 1,
        pages: 144,
        total: 1440,
      },
      onPageChange: fn(),
    },
  },
};

/** The dialog is centred in the stage. */
export const Won: Story = {
  args: { outcome: wonRound },
  play: async ({ canvas }) => {
    const { offsetLeft, offsetWidth, offsetParent } = await canvas.findByRole('dialog');
    await expect(offsetLeft).toBeGreaterThan(0);
    await expect(2 * offsetLeft + offsetWidth).toBe(offsetParent?.clientWidth);
  },
};

/** The outcome of a single bet fits on a phone without scrolling. */
export const WonOnAPhone: Story = {
  args: { outcome: { ...wonRound, bets: wonRound.bets.slice(0, 1) } },
  parameters: { frame: 'narrow' },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    // Waits for the font, because it changes the layout.
    await waitFor(() => expect(dialog.scrollHeight).toBe(dialog.clientHeight));
  },
};

/** The player has bets on the board and lost the last round. */
export const Staked: Story = {
  args: {
    stakes: [
      { bet: parseBet('color', 'green'), amount: parseUsdt('10') },
      { bet: parseBet('number', '7'), amount: parseUsdt('1.5') },
    ],
    outcome: lostRound,
  },
};

export const Stress: Story = {
  args: {
    gameType: 4,
    now: secondsBefore(599),
    round: runningRound({ roundNumber: '2024013101004'.repeat(4), endsAt: ENDS_AT, gameType: 4 }),
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <WingoBoard {...args} />
    </BrandMatrix>
  ),
};
