import {
  Amount,
  AnnouncementBar,
  Avatar,
  Badge,
  Breadcrumbs,
  Button,
  Inline,
  Link,
  Stack,
  Text,
} from '@platform/ui';
import { Coins, House, Spade } from 'lucide-react';
import { Lines, Panel, Row } from './pictures';
import type { Guidance } from './types';

/** What surrounds every page. */
export const shell: Record<string, Guidance> = {
  AnnouncementBar: {
    good: {
      picture: (
        <AnnouncementBar action={<Link href="#status">Read more</Link>}>
          Withdrawals pause on Sunday from 2 to 3 in the morning.
        </AnnouncementBar>
      ),
      text: 'What concerns everybody, when, and where more is said.',
    },
    bad: {
      picture: (
        <AnnouncementBar>
          Invite your friends, lock your funds, and do not miss tonight’s rounds!
        </AnnouncementBar>
      ),
      text: 'An offer above every page is soon passed over, and so is what matters. Use a PromoBanner.',
    },
  },
  AppHeader: {
    good: {
      picture: (
        <Row>
          <Text weight="strong">Aurora</Text>
          <Amount value={1_234_567_800n} decimals={4} unit />
          <Avatar name="Ada Lovelace" />
        </Row>
      ),
      text: 'Keep what is looked at on every page: the balances, what is new, the player’s own menu.',
    },
    bad: {
      picture: (
        <Inline>
          <Text weight="strong">Aurora</Text>
          <Button>Deposit</Button>
          <Button>Withdraw</Button>
          <Button>Lock funds</Button>
          <Button>Play</Button>
        </Inline>
      ),
      text: 'Actions fill the row, and on a phone they push the balances out of sight. The balances lead to them.',
    },
  },
  AppShell: {
    good: {
      picture: (
        <Stack gap="s">
          <Panel>Header</Panel>
          <Panel>One page, in the main landmark</Panel>
          <Panel>Footer</Panel>
        </Stack>
      ),
      text: 'Render it once, around the routes: the menu keeps its place when the page changes.',
    },
    bad: {
      picture: (
        <Panel>
          <Lines of={['Header', 'Menu']} />
          <Panel>
            <Lines of={['Header', 'Menu', 'Wallet']} />
          </Panel>
        </Panel>
      ),
      text: 'A page with a shell of its own has two menus and two main landmarks.',
    },
  },
  BottomBar: {
    good: {
      picture: (
        <Row>
          <House aria-hidden />
          <Spade aria-hidden />
          <Coins aria-hidden />
          <Text size="s">Browse</Text>
        </Row>
      ),
      text: 'Three or four places that players go to every day; Browse has all others.',
    },
    bad: {
      picture: (
        <Row>
          {['Home', 'Games', 'Wallet', 'Bets', 'Team', 'Help', 'Log out'].map((title) => (
            <Text key={title} size="xs">
              {title}
            </Text>
          ))}
        </Row>
      ),
      text: 'At 320 px seven targets are too narrow for a thumb, and logging out is never wanted in a hurry.',
    },
  },
  BrandLogo: {
    good: {
      picture: <Text weight="strong">Aurora</Text>,
      text: 'Let it lead home, to the dashboard for members, and keep the name in sight beside the picture.',
    },
    bad: {
      picture: (
        <Text weight="strong" size="xl">
          Aurora Games
        </Text>
      ),
      text: 'Typed by hand, the name differs from the facts of the brand, and is wrong for the next one.',
    },
  },
  Breadcrumbs: {
    good: {
      picture: (
        <Breadcrumbs
          items={[
            { title: 'Wallet', href: '/wallet' },
            { title: 'Transactions', href: '/transactions' },
            { title: 'Deposit 4711', href: '/transactions/4711' },
          ]}
        />
      ),
      text: 'Name the pages above by their titles, and end with this page.',
    },
    bad: {
      picture: (
        <Breadcrumbs
          items={[
            { title: 'Your details', href: '#1' },
            { title: 'Terms', href: '#2' },
            { title: 'Done', href: '#3' },
          ]}
        />
      ),
      text: 'Steps of a form are no places: going back by a link would lose what was typed.',
    },
  },
  Footer: {
    good: {
      picture: (
        <Text size="s" tone="muted">
          Play responsibly. 18+. © 2026 Aurora
        </Text>
      ),
      text: 'Say what the law asks for on every page, and who is behind the site.',
    },
    bad: {
      picture: (
        <Inline>
          {['Dashboard', 'Wallet', 'Games', 'Team', 'Settings', 'Support'].map((title) => (
            <Link key={title} href="#menu">
              {title}
            </Link>
          ))}
        </Inline>
      ),
      text: 'The menu is in sight already. A second one at the end has to be passed by key and by ear.',
    },
  },
  NotificationList: {
    good: {
      picture: (
        <Panel title="Notifications">
          <Text>Wingo 1 Min, period 20...10720</Text>
          <Text size="s" tone="muted">
            7 was drawn: 14.000 staked, 19.600 received
          </Text>
          <Amount value={5_600_000n} decimals={3} signed />
        </Panel>
      ),
      text: 'One line for a round, with what all bets on it cost and brought together.',
    },
    bad: {
      picture: (
        <Panel title="Notifications">
          <Text>Green won 19.60!</Text>
          <Text>3 lost.</Text>
        </Panel>
      ),
      text: 'A line for each bet celebrates one that won, when the round may have cost more.',
    },
  },
  NotificationsMenu: {
    good: {
      picture: (
        <Panel title="Notifications">
          <Text>Your withdrawal of 100 USDT was paid.</Text>
          <Text size="s" tone="muted">
            5 Jan 2026, 15:07
          </Text>
        </Panel>
      ),
      text: 'Tell what happened while the player was away: what, how much, and when.',
    },
    bad: {
      picture: (
        <Panel title="Notifications">
          <Text>Bet placed.</Text>
          <Text>Bet placed.</Text>
          <Text>Bet placed.</Text>
        </Panel>
      ),
      text: 'What the player has just done is a toast. Repeated here, it hides what is news.',
    },
  },
  ProductMenu: {
    good: {
      picture: (
        <Panel title="Ada Lovelace">
          <Lines of={['Profile', 'Security', 'Log out']} />
        </Panel>
      ),
      text: 'What belongs to the player, with Log out as the last.',
    },
    bad: {
      picture: (
        <Panel title="Ada Lovelace">
          <Lines of={['Wingo 1 Min', 'Dice', 'Deposit', 'Log out']} />
        </Panel>
      ),
      text: 'Games and money are looked for in the menu of the platform, not behind a person.',
    },
  },
  PublicHeader: {
    good: {
      picture: (
        <Row>
          <Text weight="strong">Aurora</Text>
          <Inline>
            <Button tone="neutral">Sign In</Button>
            <Button>Register</Button>
          </Inline>
        </Row>
      ),
      text: 'Two ways in, of different weight: one for those who return, one for those who are new.',
    },
    bad: {
      picture: (
        <Row>
          <Text weight="strong">Aurora</Text>
          <Text>0.00 USDT</Text>
          <Button>Deposit</Button>
        </Row>
      ),
      text: 'A visitor has no balance. For members, use an AppHeader.',
    },
  },
  Sidebar: {
    good: {
      picture: (
        <Panel>
          <Text>Wallet</Text>
          <Text weight="strong">Games</Text>
          <Text tone="accent">Wingo 1 Min</Text>
          <Text>Dice</Text>
          <Text>Team</Text>
        </Panel>
      ),
      text: 'Group pages by what players do there. Pass the current path: its group is open and its link is marked.',
    },
    bad: {
      picture: (
        <Panel>
          <Text>Pages</Text>
          <Text>More pages</Text>
          <Row>
            <Text>Other</Text>
            <Badge tone="danger">New</Badge>
          </Row>
        </Panel>
      ),
      text: 'A title that does not say what is below has to be opened to find out.',
    },
  },
};
