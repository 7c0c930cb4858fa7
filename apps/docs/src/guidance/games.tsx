import {
  Amount,
  Badge,
  BetAmount,
  BetFeed,
  Button,
  FactList,
  FigureTable,
  GameArt,
  GameTile,
  Inline,
  Leaderboard,
  LiveBoard,
  NumberBall,
  SoundFields,
  StatusIcon,
  Switch,
  Text,
  TextField,
  type BetFeedProps,
} from '@platform/ui';
import { Lines, Panel, Row } from './pictures';
import type { Guidance } from './types';

const nothing = () => {};

const PLAYS: BetFeedProps['plays'] = [
  {
    kind: 'win',
    id: 'w1',
    player: 'A•••a',
    gameType: 1,
    staked: 10_000_000n,
    received: 88_200_000n,
    at: 0,
  },
  {
    kind: 'bet',
    id: 'b1',
    player: null,
    gameType: 3,
    bet: { betType: 'color', betValue: 'green' },
    amount: 12_500_000n,
    at: 0,
  },
];

const LEADERS = [
  { player: 'A•••a', amount: 1_204_560_000n },
  { player: null, amount: 980_000_000n },
];

const RESULTS = ([3, 5, 8, 0, 2] as const).map((number, index) => ({
  roundNumber: `202601050100${40 - index}`,
  number,
}));

/** What the games share, and what others play. */
export const games: Record<string, Guidance> = {
  BetAmount: {
    good: {
      picture: <BetAmount defaultValue={1_000_000n} max={250_000_000n} />,
      text: 'Pass the balance as max: no button goes beyond it.',
    },
    bad: {
      picture: <TextField label="Bet" type="number" defaultValue="0.1" />,
      text: 'A number of the browser is a float, and a turn of the wheel changes the stake.',
    },
  },
  BetDetails: {
    good: {
      picture: (
        <FactList
          facts={[
            { id: 'bet', label: 'Bet', value: 'Green' },
            { id: 'stake', label: 'Stake', value: '10.000 USDT' },
            { id: 'result', label: 'Drawn', value: <NumberBall number={7} size="small" /> },
          ]}
        />
      ),
      text: 'Show only the lines that are known of this bet.',
    },
    bad: {
      picture: (
        <FactList
          facts={[
            { id: 'bet', label: 'Bet', value: 'Green' },
            { id: 'result', label: 'Drawn', value: 'N/A' },
            { id: 'paid', label: 'Received', value: '0.000 USDT' },
          ]}
        />
      ),
      text: 'A bet that waits for its draw has not received nothing: it is not known yet.',
    },
  },
  BetFeed: {
    good: {
      picture: <BetFeed plays={PLAYS} rows={2} />,
      text: 'Names are masked before they reach the page, and who hides theirs is shown without one.',
    },
    bad: {
      picture: (
        <Row>
          <Text>john.smith@example.com</Text>
          <Amount value={88_200_000n} decimals={3} unit signed />
        </Row>
      ),
      text: 'A wallet or address tells the world who owns how much.',
    },
  },
  BetFilters: {
    good: {
      picture: (
        <Row>
          <Badge tone="accent">Lost</Badge>
          <Button tone="quiet">Clear filters</Button>
        </Row>
      ),
      text: 'Keep the choice in the address: it can be sent on, and Back undoes it.',
    },
    bad: {
      picture: (
        <Row>
          <Badge>Lost</Badge>
          <Button>Apply</Button>
        </Row>
      ),
      text: 'A choice that waits for another press looks as if it did not work.',
    },
  },
  GameArt: {
    good: {
      picture: (
        <Inline>
          <GameArt game="colorPrediction" style={{ inlineSize: 96 }} />
          <Text>Wingo 1 Min</Text>
        </Inline>
      ),
      text: 'Put the game’s name beside the drawing, which screen readers pass over.',
    },
    bad: {
      picture: <GameArt game="colorPrediction" style={{ inlineSize: 96 }} />,
      text: 'Alone it names nothing: the games of Wingo have the same drawing.',
    },
  },
  GameGuide: {
    good: {
      picture: (
        <FigureTable
          caption="Dice"
          columns={['Chance', 'Pays', 'Returns']}
          rows={[
            ['49%', '2x', '98%'],
            ['9.8%', '10x', '98%'],
          ]}
        />
      ),
      text: 'Odds and return first, then how to play, then the way to the game.',
    },
    bad: {
      picture: <Lines of={['Strategy: double the bet after each loss', 'Best time: evenings']} />,
      text: 'No bet changes the odds of the next. A guide that says so costs players their money.',
    },
  },
  SoundFields: {
    good: {
      picture: <SoundFields sound={{ volume: 60, muted: false }} onSoundChange={nothing} />,
      text: 'Remember what the player chooses, and use it on every board.',
    },
    bad: {
      picture: <Switch label="Winning sounds only" defaultChecked />,
      text: 'A board that only sounds of gains makes a round look better than it was.',
    },
  },
  GameTile: {
    good: {
      picture: (
        <GameTile
          title="Wingo 1 Min"
          art={<GameArt game="colorPrediction" />}
          href="#wingo"
          style={{ inlineSize: 160 }}
        />
      ),
      text: 'The whole tile is one link, named by the game.',
    },
    bad: {
      picture: (
        <Panel title="Wingo 1 Min">
          <Text size="s">Rounds every minute, three colours, ten numbers.</Text>
          <Inline>
            <Button>Play</Button>
            <Button tone="neutral">Rules</Button>
          </Inline>
        </Panel>
      ),
      text: 'With a text and two buttons it is no tile. Use a Card with links.',
    },
  },
  Leaderboard: {
    good: {
      picture: <Leaderboard label="Leaderboard of the week" entries={LEADERS} rows={2} />,
      text: 'Rank by what is left after the stakes, and say of which week or day.',
    },
    bad: {
      picture: (
        <Row>
          <Text>1. A•••a</Text>
          <Text>9,999 bets</Text>
        </Row>
      ),
      text: 'Who bets most is ahead: that invites to bet more than one wants to.',
    },
  },
  LiveBoard: {
    good: {
      picture: <LiveBoard gameType={1} results={RESULTS} plays={PLAYS} rows={2} />,
      text: 'Show what the server says happened, and keep its room while it loads.',
    },
    bad: {
      picture: (
        <Row>
          <Text>Someone near you just won!</Text>
          <Amount value={999_000_000n} decimals={3} unit signed />
        </Row>
      ),
      text: 'Made-up wins are a lie, and visitors notice.',
    },
  },
  SettledBetsTable: {
    good: {
      picture: (
        <Row>
          <StatusIcon status="failed" label="Lost" />
          <NumberBall number={4} size="small" />
          <Amount value={-10_000_000n} decimals={3} signed />
        </Row>
      ),
      text: 'Show a loss as clearly as a win: by its shape, its colour and its sign.',
    },
    bad: {
      picture: (
        <Row>
          <NumberBall number={4} size="small" />
          <Text tone="muted">0.000</Text>
        </Row>
      ),
      text: 'A lost bet has not brought nothing: it has cost its stake.',
    },
  },
  StatisticsPanel: {
    good: {
      picture: (
        <FactList
          facts={[
            { id: 'staked', label: 'Staked', value: '21.000 USDT' },
            { id: 'returned', label: 'Returned', value: '11.400 USDT' },
            { id: 'net', label: 'Net', value: '-9.600 USDT', emphasis: 'strong' },
          ]}
        />
      ),
      text: 'Put the net beside what was staked and what came back.',
    },
    bad: {
      picture: (
        <FactList
          facts={[{ id: 'won', label: 'Won in all', value: '11.400 USDT', emphasis: 'strong' }]}
        />
      ),
      text: 'Winnings without the stakes behind them are no profit.',
    },
  },
};
