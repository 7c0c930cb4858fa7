import {
  Button,
  Card,
  Divider,
  Grid,
  Heading,
  Inline,
  PageHeader,
  PageSkeleton,
  Stack,
  Text,
  TextField,
} from '@platform/ui';
import type { Guidance } from './types';

const tiles = (count: number) =>
  Array.from({ length: count }, (_, index) => <Card key={index}>{`Wingo ${index + 1} Min`}</Card>);

/** What places other components. */
export const layout: Record<string, Guidance> = {
  Stack: {
    good: {
      picture: (
        <Stack gap="m">
          <Text>Deposits</Text>
          <Text>Withdrawals</Text>
        </Stack>
      ),
      text: 'One gap gives a column its rhythm.',
    },
    bad: {
      picture: (
        <div>
          <Text style={{ marginBlockEnd: 11 }}>Deposits</Text>
          <Text style={{ marginBlockStart: 3 }}>Withdrawals</Text>
        </div>
      ),
      text: 'Margins of their own add up, and move with every change of order.',
    },
  },
  Inline: {
    good: {
      picture: (
        <Inline>
          <Button>Deposit</Button>
          <Button tone="neutral">Withdraw</Button>
        </Inline>
      ),
      text: 'Let what does not fit go to the next line.',
    },
    bad: {
      picture: (
        <Inline>
          <Text>Name</Text>
          <Text>Ada Lovelace</Text>
          <Text>Phone</Text>
          <Text>+91 98765 43210</Text>
        </Inline>
      ),
      text: 'Labels and values belong in columns: use a FactList.',
    },
  },
  Grid: {
    good: {
      picture: (
        <Grid minColumn={120} gap="s">
          {tiles(4)}
        </Grid>
      ),
      text: 'Say how narrow a column may be; the grid finds out how many fit.',
    },
    bad: {
      picture: (
        <Grid minColumn={30} gap="s">
          {tiles(4)}
        </Grid>
      ),
      text: 'Columns that are too narrow break words.',
    },
  },
  Divider: {
    good: {
      picture: (
        <Stack gap="s">
          <Text>Settings</Text>
          <Divider />
          <Text>Log out</Text>
        </Stack>
      ),
      text: 'Separate two groups that stand close together.',
    },
    bad: {
      picture: (
        <Stack gap="s">
          <Heading level={3} size="s">
            Wallet
          </Heading>
          <Divider />
          <Text>1,234.56 USDT</Text>
          <Divider />
        </Stack>
      ),
      text: 'A heading and its gap separate already.',
    },
  },
  Page: {
    good: {
      picture: (
        <Stack>
          <Heading level={2} size="l">
            Transactions
          </Heading>
          <Card>Deposits</Card>
        </Stack>
      ),
      text: 'Begin every page with its name, then what is on it, in one column.',
    },
    bad: {
      picture: (
        <Card>
          <Card>Deposits</Card>
        </Card>
      ),
      text: 'A page in a page has two margins. Below a Page, use a Stack.',
    },
  },
  PageHeader: {
    good: {
      picture: (
        <PageHeader
          title="Transactions"
          description="Deposits and withdrawals of your wallet."
          actions={<Button>Deposit</Button>}
        />
      ),
      text: 'Name the page in one or two words, and offer what is done here most.',
    },
    bad: {
      picture: <PageHeader title="Here you can see all deposits and withdrawals of your wallet" />,
      text: 'A sentence is the description; the title is also the name of the browser’s tab.',
    },
  },
  PageSection: {
    good: {
      picture: (
        <Stack gap="s">
          <Inline justify="between">
            <Heading level={3} size="m">
              Recent bets
            </Heading>
            <Button tone="quiet">See all</Button>
          </Inline>
          <Card>Green, 10 USDT</Card>
        </Stack>
      ),
      text: 'Put what leads further beside the title.',
    },
    bad: {
      picture: (
        <Stack gap="s">
          <Heading level={3} size="m">
            More
          </Heading>
          <Card>Green, 10 USDT</Card>
        </Stack>
      ),
      text: 'A title that could be anywhere helps no reader.',
    },
  },
  Form: {
    good: {
      picture: (
        <Stack>
          <TextField label="Email" error="Enter an email address, such as ada@example.com." />
          <Button>Send</Button>
        </Stack>
      ),
      text: 'Show a problem at its field once the form was sent, and say how to solve it.',
    },
    bad: {
      picture: (
        <Stack>
          <TextField label="Email" />
          <Button disabled>Send</Button>
        </Stack>
      ),
      text: 'A button that cannot be pressed does not say what is missing.',
    },
  },
  SkipLink: {
    good: {
      picture: <Text tone="accent">Skip to the content</Text>,
      text: 'Make it the first thing that the Tab key reaches.',
    },
    bad: {
      picture: (
        <Inline>
          <Text tone="accent">Skip to the menu</Text>
          <Text tone="accent">Skip to the footer</Text>
          <Text tone="accent">Skip to the content</Text>
        </Inline>
      ),
      text: 'A row of skip links is one more menu to get through.',
    },
  },
  PageSkeleton: {
    good: {
      picture: <PageSkeleton shape="table" />,
      text: 'Give it the shape of the page that comes, so that nothing moves when it is there.',
    },
    bad: {
      picture: <PageSkeleton shape="card" />,
      text: 'A single card before a long table promises another page.',
    },
  },
};
