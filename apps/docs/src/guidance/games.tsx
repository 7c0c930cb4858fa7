import {
  Amount,
  Badge,
  BetAmount,
  BetButton,
  BetFeed,
  Button,
  FactList,
  FigureTable,
  FullHash,
  GameArt,
  GameTile,
  Grid,
  Inline,
  Leaderboard,
  LiveBoard,
  NumberBall,
  Notice,
  Slider,
  SoundFields,
  StatusIcon,
  Stack,
  Switch,
  Text,
  TextField,
  VerifyLink,
  type BetFeedProps,
} from '@platform/ui';
import { Bomb, Gem } from 'lucide-react';
import type { ReactNode } from 'react';
import { Lines, Panel, Row } from './pictures';
import type { Guidance } from './types';

const HASH = '9f2c4a6b8d0e9f2c4a6b8d0e9f2c4a6b8d0e9f2c4a6b8d0e9f2c4a6b8d0e9f2c';

const nothing = () => {};

const cells = (contents: readonly ReactNode[]) => (
  <Grid minColumn={44} gap="s">
    {contents.map((content, index) => (
      <Button key={index} tone="neutral">
        {content}
      </Button>
    ))}
  </Grid>
);

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

/** What the games share, the demo games, and the proof that draws are fair. */
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
          <Amount value={88_200_000n} unit signed />
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
      text: 'Alone it names nothing: four games of Wingo have the same drawing.',
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
          <Amount value={999_000_000n} unit signed />
        </Row>
      ),
      text: 'Made-up wins are a lie, and visitors notice.',
    },
  },
  CrashBoard: {
    good: {
      picture: <Text size="xl">2.41x</Text>,
      text: 'Let the game announce the start and the crash, and leave the numbers between to the eye.',
    },
    bad: {
      picture: <Notice tone="warning">2.41x, 2.42x, 2.43x, 2.44x</Notice>,
      text: 'In a live region, a screen reader would speak without a pause until the crash.',
    },
  },
  CrashGame: {
    good: {
      picture: (
        <Row>
          <Text size="xl">2.41x</Text>
          <BetButton>Cash Out</BetButton>
        </Row>
      ),
      text: 'Keep it a demo: its crash points are made in the browser, and they favour the player.',
    },
    bad: {
      picture: (
        <Row>
          <Text size="xl">2.41x</Text>
          <BetButton>Cash out 24.10 USDT</BetButton>
        </Row>
      ),
      text: 'With money behind it, rounds have to come from a server that proves them.',
    },
  },
  BetButton: {
    good: {
      picture: <BetButton>Bet</BetButton>,
      text: 'One button, in one place, whose word says what the press does now.',
    },
    bad: {
      picture: (
        <Inline>
          <BetButton>Bet</BetButton>
          <BetButton>Cash Out</BetButton>
        </Inline>
      ),
      text: 'Only one of the two can ever be pressed, and the hand has to find it in time.',
    },
  },
  DemoGame: {
    good: {
      picture: (
        <Panel title="Dice">
          <Text size="s" tone="muted">
            Demo: played for fun, no money is moved.
          </Text>
        </Panel>
      ),
      text: 'Keep the word that it is a demo in sight during the game, not only before.',
    },
    bad: {
      picture: (
        <Panel title="Dice">
          <Row>
            <Text>Balance</Text>
            <Amount value={1_000_000_000n} unit />
          </Row>
        </Panel>
      ),
      text: 'Without the word demo, a balance looks like money that can be withdrawn.',
    },
  },
  DemoHistoryTable: {
    good: {
      picture: (
        <Row>
          <Text>Roll over 50.00</Text>
          <Text numeric>73.12</Text>
        </Row>
      ),
      text: 'What was bet on, what came of it, and the stake: enough to follow the demo balance.',
    },
    bad: {
      picture: (
        <Row>
          <Text>Roll over 50.00</Text>
          <VerifyLink roundNumber="20260105010042" href="#verify" />
        </Row>
      ),
      text: 'There is nothing to verify: the browser has made up the roll itself.',
    },
  },
  DiceBoard: {
    good: {
      picture: (
        <Stack gap="s">
          <Text>Roll over 50.00</Text>
          <Slider label="Roll over" defaultValue={50} />
          <Row>
            <Text>Pays 1.96x</Text>
            <Text>Chance 50.00%</Text>
          </Row>
        </Stack>
      ),
      text: 'Chance and pay-out move along with the target: what one gains, the other loses.',
    },
    bad: {
      picture: (
        <Stack gap="s">
          <Text>Luck</Text>
          <Slider label="Luck" defaultValue={90} />
        </Stack>
      ),
      text: 'A control whose effect is not written beside it is a guess.',
    },
  },
  DiceGame: {
    good: {
      picture: (
        <Stack gap="s">
          <BetAmount defaultValue={1_000_000n} />
          <BetButton>Roll</BetButton>
        </Stack>
      ),
      text: 'Pass a demo balance. Each roll is a press of its own.',
    },
    bad: {
      picture: (
        <Row>
          <Text>Auto: 1,000 rolls</Text>
          <BetButton>Start</BetButton>
        </Row>
      ),
      text: 'Rolls that no one watches make a loss without a decision.',
    },
  },
  MinesGame: {
    good: {
      picture: (
        <Row>
          <Text>Next cell: 1.24x</Text>
          <BetButton>Cash Out</BetButton>
        </Row>
      ),
      text: 'Show what the next cell would raise it to beside what can be taken now.',
    },
    bad: {
      picture: <BetButton>Open all cells</BetButton>,
      text: 'A press that loses for certain is not offered.',
    },
  },
  MinesGrid: {
    good: {
      picture: cells(['', <Gem key="gem" aria-hidden />, '', <Bomb key="mine" aria-hidden />, '']),
      text: 'Open cells differ by their picture and their name, not by colour alone.',
    },
    bad: {
      picture: cells(['1', '2', '3', '4', '5']),
      text: 'Twenty-five stops of the Tab key. The grid is one stop, and the arrows go around in it.',
    },
  },
  PlinkoBoard: {
    good: {
      picture: (
        <Inline>
          {['5.6x', '2.1x', '0.5x', '2.1x', '5.6x'].map((pays, index) => (
            <Text key={index} numeric>
              {pays}
            </Text>
          ))}
        </Inline>
      ),
      text: 'Give it the buckets that are really paid: it draws what it gets.',
    },
    bad: {
      picture: (
        <Inline>
          <Text size="l">1000x</Text>
          <Text size="xs">0.2x</Text>
          <Text size="l">1000x</Text>
        </Inline>
      ),
      text: 'Buckets larger than their chance mislead, whatever the small print says.',
    },
  },
  PlinkoGame: {
    good: {
      picture: (
        <Stack gap="s">
          <BetAmount defaultValue={1_000_000n} />
          <BetButton>Drop a ball</BetButton>
        </Stack>
      ),
      text: 'Several balls may fall at once; where each lands is announced once.',
    },
    bad: {
      picture: <Notice tone="warning">Rows: 16 (was 8). Three balls are on their way.</Notice>,
      text: 'A board that changes under falling balls changes what they pay. It waits until the last has landed.',
    },
  },
  FairRoundDialog: {
    good: {
      picture: <FullHash label="Commitment to the seed" value={HASH} copyable />,
      text: 'Show the commitment while bets are open, so that players can keep it.',
    },
    bad: {
      picture: <Text>This round is fair.</Text>,
      text: 'Nothing is proven before the draw. Say what is fixed, not what will come of it.',
    },
  },
  FairnessGuide: {
    good: {
      picture: (
        <Lines
          of={[
            '1. Before betting opens, the seed is fixed and its hash is public.',
            '2. After it has closed, a public beacon decides with it.',
          ]}
        />
      ),
      text: 'The order of events in words that players use, then how to check it without the site.',
    },
    bad: {
      picture: <Lines of={['Certified RNG', 'Bank-grade encryption', '100% fair']} />,
      text: 'A seal asks for trust. The guide shows why none is needed.',
    },
  },
  VerificationSteps: {
    good: {
      picture: (
        <Stack gap="s">
          <Text>Seed: agrees</Text>
          <Text tone="danger">Result: differs</Text>
        </Stack>
      ),
      text: 'Say in words whether a step agrees. The first one that differs is open.',
    },
    bad: {
      picture: (
        <Inline>
          <StatusIcon status="success" />
          <StatusIcon status="success" />
          <StatusIcon status="failed" />
        </Inline>
      ),
      text: 'Which step failed, and what was expected?',
    },
  },
  VerifyDialog: {
    good: {
      picture: (
        <Notice tone="success">
          The result follows from the seed that was fixed before betting and from the beacon.
        </Notice>
      ),
      text: 'A verdict that claims exactly what was recomputed.',
    },
    bad: {
      picture: <Notice tone="success">Everything is fine.</Notice>,
      text: 'Checked by whom, and compared with what?',
    },
  },
  PlayPanel: {
    good: {
      picture: (
        <Stack>
          <Button wide>Continue Wingo 3 Min</Button>
          <Amount value={-9_600_000n} decimals={3} signed unit />
        </Stack>
      ),
      text: 'Name the game that goes on, and say how the day went, also when it went badly.',
    },
    bad: {
      picture: <Button wide>Win it back</Button>,
      text: 'Never urge a player to play on after a loss.',
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
  VerifyLink: {
    good: {
      picture: (
        <Row>
          <NumberBall number={7} size="small" />
          <VerifyLink roundNumber="20260105010042" href="#verify" />
        </Row>
      ),
      text: 'In every row of a round that is over. Screen readers hear the number of the round with it.',
    },
    bad: {
      picture: (
        <Row>
          <Text>Betting closes in 12 s</Text>
          <VerifyLink roundNumber="20260105010043" href="#verify" />
        </Row>
      ),
      text: 'A round that runs has no seed to check yet. Use a FairRoundDialog.',
    },
  },
};
