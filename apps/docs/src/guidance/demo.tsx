import {
  Amount,
  BetAmount,
  BetButton,
  Button,
  Grid,
  Inline,
  Notice,
  Slider,
  Stack,
  Text,
  VerifyLink,
} from '@platform/ui';
import { Bomb, Gem } from 'lucide-react';
import type { ReactNode } from 'react';
import { Panel, Row } from './pictures';
import type { Guidance } from './types';

const cells = (contents: readonly ReactNode[]) => (
  <Grid minColumn={44} gap="s">
    {contents.map((content, index) => (
      <Button key={index} tone="neutral">
        {content}
      </Button>
    ))}
  </Grid>
);

/** The demo games. */
export const demo: Record<string, Guidance> = {
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
          <VerifyLink roundNumber="20260105100010042" href="#verify" />
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
};
