import { GAME_TYPES, type GameType } from '@platform/rules/wingo';
import {
  Amount,
  BetChip,
  Button,
  ChoiceChips,
  ColorButtons,
  ColorDots,
  FigureTable,
  GameNav,
  Inline,
  NumberBall,
  NumberButtons,
  NumberField,
  PeriodNumber,
  ResultsStrip,
  RoundStakes,
  RoundTimer,
  Select,
  SizeButtons,
  Stack,
  Text,
  WingoChart,
} from '@platform/ui';
import { Lines, Panel, Row } from './pictures';
import type { Guidance } from './types';

const nothing = () => {};
const HREFS = Object.fromEntries(GAME_TYPES.map((game) => [game, `#${game}`])) as Record<
  GameType,
  string
>;
const RESULTS = ([3, 5, 8, 0, 2] as const).map((number, index) => ({
  roundNumber: `202601050100${40 - index}`,
  number,
}));
const RECORDS = RESULTS.map((result) => ({
  roundNumber: result.roundNumber,
  result,
  voidReason: null,
  proof: null,
}));
const chips = (values: readonly string[]) => values.map((value) => ({ id: value, label: value }));

/** The parts of the game Wingo. */
export const wingo: Record<string, Guidance> = {
  BetChip: {
    good: {
      picture: (
        <Row>
          <BetChip bet={{ betType: 'color', betValue: 'green' }} />
          <Amount value={10_000_000n} decimals={3} unit />
        </Row>
      ),
      text: 'Show what a bet is on, in a row or a dialog, the same way everywhere.',
    },
    bad: {
      picture: (
        <Inline>
          <BetChip bet={{ betType: 'high', betValue: 'high' }} />
          <BetChip bet={{ betType: 'low', betValue: 'low' }} />
        </Inline>
      ),
      text: 'It looks like something to choose and cannot be pressed. Use SizeButtons.',
    },
  },
  BetDialog: {
    good: {
      picture: (
        <Panel title="Green">
          <Row>
            <Text>You pay</Text>
            <Amount value={10_000_000n} decimals={3} unit />
          </Row>
          <Row>
            <Text>Green pays</Text>
            <Amount value={19_600_000n} decimals={3} unit />
          </Row>
          <Button>Place bet</Button>
        </Panel>
      ),
      text: 'Before the press: what is paid in all, what the fee takes, what a win brings.',
    },
    bad: {
      picture: (
        <Panel title="Green">
          <Text>10 × 5 × X20</Text>
          <Button>OK</Button>
        </Panel>
      ),
      text: 'The player has to multiply, and pays a thousand instead of fifty.',
    },
  },
  BetSlip: {
    good: {
      picture: (
        <Panel title="Bet slip">
          <Row>
            <Inline gap="s">
              <BetChip bet={{ betType: 'color', betValue: 'green' }} />
              <BetChip bet={{ betType: 'low', betValue: 'low' }} />
            </Inline>
            <Amount value={3_000_000n} decimals={3} unit />
          </Row>
          <Button>Place 2 bets</Button>
        </Panel>
      ),
      text: 'Collect presses on the board, and place all bets at once. What is refused stays with its reason.',
    },
    bad: {
      picture: (
        <Panel title="Bet slip">
          <Text tone="danger">2 bets failed</Text>
          <Button>Try again</Button>
        </Panel>
      ),
      text: 'Some of them may have been placed. Tell the outcome bet by bet.',
    },
  },
  DrawReveal: {
    good: {
      picture: (
        <Panel title="Time remaining">
          <NumberBall number={7} size="large" />
        </Panel>
      ),
      text: 'Let the number arrive in about a second, where the player looks: over the countdown.',
    },
    bad: {
      picture: (
        <Panel title="You won!">
          <NumberBall number={7} size="large" />
          <Amount value={-8_080_000n} decimals={3} signed unit />
        </Panel>
      ),
      text: 'Do not celebrate the draw itself. A round that cost more than it brought is no win.',
    },
  },
  ChoiceChips: {
    good: {
      picture: (
        <ChoiceChips
          legend="Multiplier"
          choices={chips(['X1', 'X5', 'X10', 'X20'])}
          value="X5"
          onValueChange={nothing}
        />
      ),
      text: 'A handful of short values that are compared while choosing.',
    },
    bad: {
      picture: (
        <ChoiceChips
          legend="Country"
          choices={chips(['Brazil', 'Chile', 'India', 'Japan', 'Kenya', 'Mexico', 'Peru', 'Spain'])}
          value="India"
          onValueChange={nothing}
        />
      ),
      text: 'Many long values break into rows. Use a Select or a Combobox.',
    },
  },
  ColorButtons: {
    good: {
      picture: <ColorButtons onPick={nothing} />,
      text: 'Keep the names on the colours, and what each pays.',
    },
    bad: {
      picture: (
        <Inline>
          {['green', 'blueviolet', 'crimson'].map((color) => (
            <span key={color} style={{ background: color, inlineSize: 72, blockSize: 44 }} />
          ))}
        </Inline>
      ),
      text: 'One man in twelve cannot tell two of them apart.',
    },
  },
  ColorDots: {
    good: {
      picture: (
        <Row>
          <Text>5</Text>
          <ColorDots colors={['green', 'violet']} />
        </Row>
      ),
      text: 'Use them in a narrow column. Their names are there for screen readers and in forced colours.',
    },
    bad: {
      picture: (
        <Row>
          <NumberBall number={5} />
          <ColorDots colors={['green', 'violet']} />
        </Row>
      ),
      text: 'The ball has both colours already: the same is said twice.',
    },
  },
  GameHistoryTable: {
    good: {
      picture: (
        <Stack gap="s">
          <Row>
            <Text numeric>10042</Text>
            <NumberBall number={7} size="small" />
          </Row>
          <Row>
            <Text numeric>10041</Text>
            <Text size="s">Called off: its beacon did not arrive</Text>
          </Row>
        </Stack>
      ),
      text: 'Leave in the rounds that were called off, with the reason: a gap looks like a manipulation.',
    },
    bad: {
      picture: (
        <Row>
          <Text numeric>10042</Text>
          <NumberBall number={7} size="small" />
          <Text tone="danger">You lost 10 USDT</Text>
        </Row>
      ),
      text: 'What was drawn is everybody’s; what it did to one player is in MyBetsTable.',
    },
  },
  GameNav: {
    good: {
      picture: <GameNav current={1} hrefs={HREFS} />,
      text: 'Give each game an address of its own: it can be opened in a tab, and Back returns.',
    },
    bad: {
      picture: (
        <Select
          label="Game"
          options={['Wingo 1 Min', 'Wingo 3 Min'].map((label) => ({ value: label, label }))}
        />
      ),
      text: 'The games fit beside each other. Folded away, they have to be known to be found.',
    },
  },
  HowToPlayDialog: {
    good: {
      picture: (
        <FigureTable
          caption="What a bet pays"
          columns={['Bet', 'Pays', 'Returns']}
          rows={[
            ['Green', '2x', '93.1%'],
            ['Number', '9x', '88.2%'],
          ]}
        />
      ),
      text: 'Show what comes back in the long run beside what a win pays. All figures come from the rules.',
    },
    bad: {
      picture: <Text weight="strong">Win up to 9 times your stake!</Text>,
      text: 'The best case alone is an advertisement; and typed by hand, it is soon wrong.',
    },
  },
  MyBetsTable: {
    good: {
      picture: (
        <Row>
          <BetChip bet={{ betType: 'number', betValue: 7 }} />
          <Amount value={10_000_000n} decimals={3} />
          <Amount value={78_200_000n} decimals={3} signed />
        </Row>
      ),
      text: 'One line for each bet: on what, how much, and what it brought, with its sign.',
    },
    bad: {
      picture: (
        <Row>
          <BetChip bet={{ betType: 'number', betValue: 7 }} />
          <Text tone="success">+78.200</Text>
          <Text size="s" tone="muted">
            Only wins are shown
          </Text>
        </Row>
      ),
      text: 'A history without its losses tells players that they are ahead.',
    },
  },
  NumberBall: {
    good: {
      picture: (
        <Inline>
          <NumberBall number={0} />
          <NumberBall number={5} />
          <NumberBall number={8} />
        </Inline>
      ),
      text: 'Use it for numbers that were drawn. Its colours are those that the rules give it.',
    },
    bad: {
      picture: (
        <Inline>
          <Text>You have</Text>
          <NumberBall number={3} />
          <Text>new messages</Text>
        </Inline>
      ),
      text: 'The colours mean bets that win. A count is a Badge.',
    },
  },
  NumberButtons: {
    good: {
      picture: <NumberButtons onPick={nothing} />,
      text: 'All ten, in their order: each is found without reading the others.',
    },
    bad: {
      picture: <NumberField label="Number from 0 to 9" defaultValue={7} />,
      text: 'Typing takes longer than the round allows, and hides the colours.',
    },
  },
  PeriodNumber: {
    good: {
      picture: <PeriodNumber roundNumber="20260105100010042" />,
      text: 'In full on the board: it is what a receipt and a verification refer to.',
    },
    bad: {
      picture: (
        <Row>
          <PeriodNumber roundNumber="20260105100010042" />
          <NumberBall number={7} size="small" />
        </Row>
      ),
      text: 'In a table it takes the room of three columns. Use shortRoundNumber there.',
    },
  },
  ResultsStrip: {
    good: {
      picture: <ResultsStrip results={RESULTS} />,
      text: 'The newest first, as many as fit, above the board.',
    },
    bad: {
      picture: (
        <Stack gap="s">
          <ResultsStrip results={RESULTS} />
          <Text weight="strong">8 is due next!</Text>
        </Stack>
      ),
      text: 'Draws do not depend on each other. Never suggest what comes next.',
    },
  },
  RoundTimer: {
    good: {
      picture: <RoundTimer seconds={42} phase="open" total={60} />,
      text: 'Give it the phase as well: betting closes before the countdown is at zero, and it says so.',
    },
    bad: {
      picture: <Text size="xl">00:00:42.137</Text>,
      text: 'Digits that never rest draw the eye from the bet, and say nothing about the close.',
    },
  },
  SizeButtons: {
    good: {
      picture: <SizeButtons onPick={nothing} />,
      text: 'Two choices of the same chance look the same, and say what they pay.',
    },
    bad: {
      picture: (
        <Inline>
          <Button>Big</Button>
          <Button tone="danger">Small</Button>
        </Inline>
      ),
      text: 'Red looks like the worse of two bets that are equally good.',
    },
  },
  OutcomeLine: {
    good: {
      picture: (
        <Row>
          <NumberBall number={7} size="small" />
          <Text>12.000 staked, 3.920 received</Text>
          <Amount value={-8_080_000n} decimals={3} signed unit />
        </Row>
      ),
      text: 'A round that cost more than it brought is told in a line, with the net.',
    },
    bad: {
      picture: (
        <Panel title="You won 3.92!">
          <Text>You staked 12.00</Text>
        </Panel>
      ),
      text: 'A return below the stakes is a loss. Do not celebrate it.',
    },
  },
  RoundStakes: {
    good: {
      picture: (
        <RoundStakes
          stakes={[
            { bet: { betType: 'color', betValue: 'green' }, amount: 12_500_000n },
            { bet: { betType: 'number', betValue: 7 }, amount: 1_000_000n },
          ]}
        />
      ),
      text: 'Show what is at stake in the running round, with the total.',
    },
    bad: {
      picture: (
        <Row>
          <Text>You can win</Text>
          <Amount value={19_820_000n} decimals={3} signed unit />
        </Row>
      ),
      text: 'The best case alone hides what the stakes cost. NumberButtons shows what each number would bring, losses included.',
    },
  },
  WinDialog: {
    good: {
      picture: (
        <Panel title="You won">
          <Row>
            <NumberBall number={7} />
            <Amount value={19_600_000n} decimals={3} signed unit />
          </Row>
        </Panel>
      ),
      text: 'The number drawn, what was staked and received, and the net: once a round, for a gain.',
    },
    bad: {
      picture: (
        <Panel title="So close!">
          <Text>Try again at once</Text>
          <Button>Double the bet</Button>
        </Panel>
      ),
      text: 'A loss is no invitation. There is no close in a draw.',
    },
  },
  WingoBoard: {
    good: {
      picture: (
        <Stack gap="s">
          <RoundTimer seconds={42} phase="open" total={60} />
          <ColorButtons onPick={nothing} />
          <SizeButtons onPick={nothing} />
        </Stack>
      ),
      text: 'Take the board as a whole: it knows when bets are open, and which round a press was meant for.',
    },
    bad: {
      picture: (
        <Stack gap="s">
          <ColorButtons onPick={nothing} />
          <Text tone="danger">Round is closed</Text>
        </Stack>
      ),
      text: 'Buttons put together without the phases take bets that the server refuses.',
    },
  },
  WingoChart: {
    good: {
      picture: <WingoChart page={{ rows: RECORDS, current: 1, pages: 1, total: RECORDS.length }} />,
      text: 'Show it as what it is, the past: streaks happen in every honest series.',
    },
    bad: {
      picture: <Lines of={['Trend: rising', 'Forecast: 8 or 9']} />,
      text: 'A line through draws is no trend, and a forecast is a promise that cannot be kept.',
    },
  },
};
