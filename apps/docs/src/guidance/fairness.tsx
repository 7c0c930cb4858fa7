import {
  FullHash,
  Inline,
  NumberBall,
  Notice,
  StatusIcon,
  Stack,
  Text,
  VerifyLink,
} from '@platform/ui';
import { Lines, Row } from './pictures';
import type { Guidance } from './types';

const HASH = '9f2c4a6b8d0e9f2c4a6b8d0e9f2c4a6b8d0e9f2c4a6b8d0e9f2c4a6b8d0e9f2c';

/** The proof that draws are fair. */
export const fairness: Record<string, Guidance> = {
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
  VerifyLink: {
    good: {
      picture: (
        <Row>
          <NumberBall number={7} size="small" />
          <VerifyLink roundNumber="20260105100010042" href="#verify" />
        </Row>
      ),
      text: 'In every row of a round that is over. Screen readers hear the number of the round with it.',
    },
    bad: {
      picture: (
        <Row>
          <Text>Betting closes in 12 s</Text>
          <VerifyLink roundNumber="20260105100010043" href="#verify" />
        </Row>
      ),
      text: 'A round that runs has no seed to check yet. Use a FairRoundDialog.',
    },
  },
};
