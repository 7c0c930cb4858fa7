import {
  AmountField,
  Button,
  Card,
  Combobox,
  DatePicker,
  DateRangePicker,
  Heading,
  Icon,
  IconButton,
  Inline,
  Notice,
  OtpField,
  PhoneField,
  SearchField,
  Stack,
  Text,
  TextField,
} from '@platform/ui';
import { CircleHelp, Coins, Search, ShieldCheck } from 'lucide-react';
import type { Guidance } from './types';

const COUNTRIES = ['Brazil', 'Chile', 'India', 'Japan', 'Kenya'].map((name) => ({
  value: name,
  label: name,
}));

/** What opens above the page, and the fields with a shape of their own. */
export const overlays: Record<string, Guidance> = {
  Dialog: {
    good: {
      picture: (
        <Card>
          <Stack gap="s">
            <Heading level={3} size="m">
              Place a bet
            </Heading>
            <Text>10 USDT on Green</Text>
            <Inline>
              <Button tone="neutral">Cancel</Button>
              <Button>Place bet</Button>
            </Inline>
          </Stack>
        </Card>
      ),
      text: 'One short task, with a title that says which.',
    },
    bad: {
      picture: (
        <Card>
          <Stack gap="s">
            <Heading level={3} size="m">
              Notice
            </Heading>
            <Text>Your bet was placed.</Text>
            <Button>OK</Button>
          </Stack>
        </Card>
      ),
      text: 'News that needs no answer must not stop the game. Use a toast.',
    },
  },
  Toast: {
    good: {
      picture: <Notice tone="success">Bet placed on Green.</Notice>,
      text: 'Say what was done, in a sentence that can be missed.',
    },
    bad: {
      picture: (
        <Notice tone="danger">
          The address does not belong to this network. Choose another network or another address.
        </Notice>
      ),
      text: 'What has to be solved stays at its field until it is.',
    },
  },
  Tooltip: {
    good: {
      picture: (
        <Inline>
          <IconButton label="How to play">
            <CircleHelp aria-hidden />
          </IconButton>
          <Text size="s" tone="muted">
            How to play
          </Text>
        </Inline>
      ),
      text: 'Name what is pointed at, in a few words.',
    },
    bad: {
      picture: (
        <Inline>
          <Text>Withdrawal</Text>
          <Text size="s" tone="muted">
            A fee of 2 percent is taken, and it takes up to 24 hours.
          </Text>
        </Inline>
      ),
      text: 'What everyone has to know is on the page: phones show no tooltips.',
    },
  },
  HoverCard: {
    good: {
      picture: (
        <Stack gap="s">
          <Text tone="accent">Ada L***e</Text>
          <Card>Member since January 2026, level 3</Card>
        </Stack>
      ),
      text: 'A preview for readers with a pointer; the link leads to the same.',
    },
    bad: {
      picture: (
        <Stack gap="s">
          <Text tone="accent">Ada L***e</Text>
          <Card>
            <Button>Send USDT</Button>
          </Card>
        </Stack>
      ),
      text: 'On a touch screen nothing hovers, so nothing here can be pressed.',
    },
  },
  Popover: {
    good: {
      picture: (
        <Card>
          <Stack gap="s">
            <TextField label="Least stake" />
            <Button>Apply</Button>
          </Stack>
        </Card>
      ),
      text: 'A small panel with something to fill in, beside its button.',
    },
    bad: {
      picture: (
        <Card>
          <Stack gap="s">
            <Text>Settings</Text>
            <Text>Security</Text>
            <Text>Log out</Text>
          </Stack>
        </Card>
      ),
      text: 'A list of places to go is a Menu, with the keys of one.',
    },
  },
  Menu: {
    good: {
      picture: (
        <Card>
          <Stack gap="s">
            <Text>Show details</Text>
            <Text>Copy the hash</Text>
            <Text tone="danger">Cancel the withdrawal</Text>
          </Stack>
        </Card>
      ),
      text: 'Short actions, the dangerous one last.',
    },
    bad: {
      picture: (
        <Card>
          <Stack gap="s">
            <Text>Light</Text>
            <Text>Dark</Text>
          </Stack>
        </Card>
      ),
      text: 'A choice that stays is a Select or a SegmentedControl.',
    },
  },
  CommandMenu: {
    good: {
      picture: (
        <Card>
          <Stack gap="s">
            <Inline>
              <Icon>
                <Search />
              </Icon>
              <Text>dep</Text>
            </Inline>
            <Text size="s" tone="muted">
              Wallet
            </Text>
            <Text>Deposit USDT</Text>
          </Stack>
        </Card>
      ),
      text: 'A way for frequent visitors to everything that menus have, too.',
    },
    bad: {
      picture: (
        <Card>
          <Text tone="muted">Press Ctrl + K to withdraw</Text>
        </Card>
      ),
      text: 'What can only be reached by a shortcut is found by few.',
    },
  },
  Combobox: {
    good: {
      picture: <Combobox label="Country" options={COUNTRIES} />,
      text: 'Let readers find one of many by a part of its name.',
    },
    bad: {
      picture: (
        <Combobox label="Sound" options={['On', 'Off'].map((label) => ({ value: label, label }))} />
      ),
      text: 'Two choices need no search.',
    },
  },
  SearchField: {
    good: {
      picture: <SearchField label="Find a member" defaultValue="Ada" />,
      text: 'Say what is searched. Show what is found while it is typed.',
    },
    bad: {
      picture: <SearchField label="Search" placeholder="Type here to search..." />,
      text: 'Search for what, and where?',
    },
  },
  AmountField: {
    good: {
      picture: <AmountField label="Amount" defaultValue="100" hint="At least 10 USDT." />,
      text: 'Say the bounds before they are met.',
    },
    bad: {
      picture: <TextField label="Amount" inputMode="decimal" defaultValue="1e3" />,
      text: 'A plain field accepts numbers that are no amounts.',
    },
  },
  OtpField: {
    good: {
      picture: <OtpField label="Code from your app" defaultValue="123" />,
      text: 'One field for the whole code: it can be pasted, and a phone fills it in.',
    },
    bad: {
      picture: (
        <Inline gap="xs">
          {[1, 2, 3, 4].map((digit) => (
            <TextField key={digit} label={`Digit ${digit}`} style={{ inlineSize: 60 }} />
          ))}
        </Inline>
      ),
      text: 'Four fields are four labels to hear and four times Tab.',
    },
  },
  PhoneField: {
    good: {
      picture: <PhoneField label="Phone" />,
      text: 'Let readers choose their country by its name.',
    },
    bad: {
      picture: <TextField label="Phone (with +, country code, without 0)" />,
      text: 'A label with rules is a test.',
    },
  },
  DatePicker: {
    good: {
      picture: <DatePicker label="Locked until" now={() => Date.UTC(2026, 0, 5)} />,
      text: 'It can be typed: a calendar is slow for dates that are known.',
    },
    bad: {
      picture: (
        <DatePicker
          label="Date of birth"
          now={() => Date.UTC(2026, 0, 5)}
          hint="Go back 30 years."
        />
      ),
      text: 'Far away from today, a calendar takes hundreds of presses.',
    },
  },
  DateRangePicker: {
    good: {
      picture: <DateRangePicker label="Days" now={() => Date.UTC(2026, 0, 5)} />,
      text: 'One field for both ends: the last day cannot be before the first.',
    },
    bad: {
      picture: (
        <Inline>
          <DatePicker label="From" now={() => Date.UTC(2026, 0, 5)} />
          <DatePicker label="To" now={() => Date.UTC(2026, 0, 5)} />
        </Inline>
      ),
      text: 'Two fields have to be checked against each other.',
    },
  },
  Icon: {
    good: {
      picture: (
        <Inline>
          <Icon tone="success">
            <ShieldCheck />
          </Icon>
          <Text>Confirmed</Text>
        </Inline>
      ),
      text: 'An icon beside its word is decoration, and silent.',
    },
    bad: {
      picture: (
        <Icon tone="success">
          <Coins />
        </Icon>
      ),
      text: 'Coins: a balance, a price, a bonus? Alone it needs a label.',
    },
  },
  VisuallyHidden: {
    good: {
      picture: <Text>Round 11002</Text>,
      text: 'Complete for the ear what the eye sees from the place: "Verify round 11002".',
    },
    bad: {
      picture: <Text>Welcome to our platform</Text>,
      text: 'A greeting that only screen readers hear costs their time.',
    },
  },
};
