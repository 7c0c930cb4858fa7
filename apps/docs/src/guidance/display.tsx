import {
  Accordion,
  Avatar,
  Badge,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  MaskedHash,
  Notice,
  Progress,
  Skeleton,
  Spinner,
  Stack,
  StatusIcon,
  Tabs,
  Text,
} from '@platform/ui';
import type { Guidance } from './types';

const HASH = `0x${'9f2c4a6b8d0e'.repeat(5)}`;

/** What is read. */
export const display: Record<string, Guidance> = {
  Accordion: {
    good: {
      picture: (
        <Accordion
          items={[
            { id: 'a', title: 'How long does a withdrawal take?', content: 'Minutes.' },
            { id: 'b', title: 'What does it cost?', content: 'A fee of 2 percent.' },
          ]}
        />
      ),
      text: 'Write titles that let readers skip what they do not need.',
    },
    bad: {
      picture: <Accordion items={[{ id: 'a', title: 'Important', content: 'Minutes.' }]} />,
      text: 'What is important for everyone is shown, not folded away.',
    },
  },
  Tabs: {
    good: {
      picture: (
        <Tabs
          label="History"
          items={[
            { id: 'mine', label: 'My bets', content: <Text>Two bets today.</Text> },
            { id: 'all', label: 'All rounds', content: <Text>1,440 rounds a day.</Text> },
          ]}
        />
      ),
      text: 'Use them for views of one subject, in any order.',
    },
    bad: {
      picture: (
        <Tabs
          label="Registration"
          items={[
            { id: 'one', label: 'Step 1', content: <Text>Your name</Text> },
            { id: 'two', label: 'Step 2', content: <Text>Your password</Text> },
          ]}
        />
      ),
      text: 'Steps have an order, and tabs invite to skip it.',
    },
  },
  Notice: {
    good: {
      picture: <Notice tone="warning">Withdrawals wait for 24 hours after a new password.</Notice>,
      text: 'Say what it means for the reader, beside what it is about.',
    },
    bad: {
      picture: <Notice tone="success">Saved.</Notice>,
      text: 'What just happened is a toast; it would stay here for good.',
    },
  },
  Badge: {
    good: {
      picture: (
        <Inline>
          <Text>Wingo 1 Min</Text>
          <Badge tone="success">Open</Badge>
        </Inline>
      ),
      text: 'One or two words about the thing beside it; the word carries the meaning, not the colour.',
    },
    bad: {
      picture: <Badge tone="danger">Your withdrawal could not be paid, please try again</Badge>,
      text: 'A sentence is a Notice.',
    },
  },
  Avatar: {
    good: {
      picture: (
        <Inline>
          <Avatar name="Ada Lovelace" />
          <Text>Ada Lovelace</Text>
        </Inline>
      ),
      text: 'Put the name beside it: initials are shared by many.',
    },
    bad: {
      picture: (
        <Inline>
          <Avatar name="Ada Lovelace" />
          <Avatar name="Alan Lee" />
        </Inline>
      ),
      text: 'Without names, two members are the same two letters.',
    },
  },
  Progress: {
    good: {
      picture: (
        <Progress label="Lock of 365 days" value={120} max={365} valueText="120 of 365 days" />
      ),
      text: 'Show how much is done of something that has an end.',
    },
    bad: {
      picture: <Progress label="Level" value={7} max={10} />,
      text: 'A bar promises that it fills up. A standing is a number.',
    },
  },
  Spinner: {
    good: {
      picture: <Spinner label="Checking the code" />,
      text: 'Say what is under way.',
    },
    bad: {
      picture: (
        <Inline>
          <Spinner size="small" />
          <Spinner size="small" />
          <Spinner size="small" />
        </Inline>
      ),
      text: 'Where the shape is known, a Skeleton is calmer than three spinners.',
    },
  },
  Skeleton: {
    good: {
      picture: (
        <Stack gap="s">
          <Skeleton shape="text" style={{ inlineSize: '60%' }} />
          <Skeleton shape="block" />
        </Stack>
      ),
      text: 'Give it the size of what comes, so that nothing moves on arrival.',
    },
    bad: {
      picture: <Skeleton shape="text" />,
      text: 'A line where a table will be makes the page jump.',
    },
  },
  Heading: {
    good: {
      picture: (
        <Stack gap="s">
          <Heading level={2} size="l">
            Deposits
          </Heading>
          <Heading level={3} size="m">
            This month
          </Heading>
        </Stack>
      ),
      text: 'Choose the level by the outline of the page, the size by its look.',
    },
    bad: {
      picture: (
        <Heading level={2} size="display">
          1,234.56 USDT
        </Heading>
      ),
      text: 'A large number is no title: use a Text of that size.',
    },
  },
  Text: {
    good: {
      picture: (
        <Text tone="muted" size="s">
          The fee is 2 percent.
        </Text>
      ),
      text: 'Mute what supports, and leave the main thing as it is.',
    },
    bad: {
      picture: <Text tone="danger">The fee is 2 percent.</Text>,
      text: 'Red is for what went wrong.',
    },
  },
  Card: {
    good: {
      picture: (
        <Card>
          <Text weight="strong">Wallet</Text>
          <Text>1,234.56 USDT</Text>
        </Card>
      ),
      text: 'Hold together what belongs together.',
    },
    bad: {
      picture: (
        <Card>
          <Card>
            <Card>1,234.56 USDT</Card>
          </Card>
        </Card>
      ),
      text: 'Frames in frames separate what belongs together.',
    },
  },
  EmptyState: {
    good: {
      picture: (
        <EmptyState title="No deposits yet">
          <Text tone="accent">Make a deposit</Text>
        </EmptyState>
      ),
      text: 'Say what would be here, and offer the next step.',
    },
    bad: {
      picture: <EmptyState title="Error 404: no data" />,
      text: 'Nothing is wrong with an empty list.',
    },
  },
  ErrorState: {
    good: {
      picture: <ErrorState message="The history could not be loaded." onRetry={() => {}} />,
      text: 'Say what failed, and let the reader try again.',
    },
    bad: {
      picture: <ErrorState message="Unexpected token < in JSON at position 0" />,
      text: 'That is for the log.',
    },
  },
  MaskedHash: {
    good: {
      picture: <MaskedHash hash={HASH} />,
      text: 'Show both ends, which readers compare; all of it is copied.',
    },
    bad: {
      picture: <Text style={{ overflowWrap: 'anywhere' }}>{HASH}</Text>,
      text: 'Sixty-six characters push everything else aside.',
    },
  },
  StatusIcon: {
    good: {
      picture: (
        <Inline>
          <StatusIcon status="success" />
          <StatusIcon status="pending" />
          <StatusIcon status="failed" />
        </Inline>
      ),
      text: 'Each state has a shape of its own, and a name for screen readers.',
    },
    bad: {
      picture: (
        <Inline>
          {['#2e7d32', '#b26a00', '#c62828'].map((background) => (
            <span
              key={background}
              style={{ inlineSize: 16, blockSize: 16, borderRadius: 8, background }}
            />
          ))}
        </Inline>
      ),
      text: 'Dots that differ by colour alone are the same dot to many readers.',
    },
  },
};
