import {
  Badge,
  Button,
  FactList,
  LevelSelect,
  ReferralLink,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
  TicketStatus,
} from '@platform/ui';
import { Lines, Panel, Row } from './pictures';
import type { Guidance } from './types';

const LEVELS = [
  { level: 1, name: 'Level 1', total: 18 },
  { level: 2, name: 'Level 2', total: 64 },
];

/** The team of a member, and the help of support. */
export const team: Record<string, Guidance> = {
  LevelSelect: {
    good: {
      picture: <LevelSelect levels={LEVELS} defaultValue={1} />,
      text: 'Say how many members a level has before it is chosen.',
    },
    bad: {
      picture: (
        <Select
          label="Level"
          options={['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))}
        />
      ),
      text: 'Bare numbers: most lead to an empty table.',
    },
  },
  MemberDialog: {
    good: {
      picture: (
        <Panel title="Ada Lovelace">
          <FactList
            facts={[
              { id: 'joined', label: 'Joined', value: '5 Jan 2026' },
              { id: 'team', label: 'Team', value: '12 members' },
            ]}
          />
        </Panel>
      ),
      text: 'Show what concerns the team: who it is, since when, and how large their own team is.',
    },
    bad: {
      picture: (
        <Panel title="Ada Lovelace">
          <FactList
            facts={[
              { id: 'phone', label: 'Phone', value: '+91 98765 43210' },
              { id: 'balance', label: 'Balance', value: '1,234.56 USDT' },
            ]}
          />
        </Panel>
      ),
      text: 'A sponsor has no right to see a member’s phone number or balance.',
    },
  },
  ReferralLink: {
    good: {
      picture: (
        <ReferralLink
          href="https://play.example/?modal=auth&tab=register&sponsor=ADA01"
          referrals={18}
        />
      ),
      text: 'Show the whole link beside the button that copies it, and what it has brought.',
    },
    bad: {
      picture: <Button>Invite friends and earn</Button>,
      text: 'Members want to see what they send before it is in a chat.',
    },
  },
  TeamTree: {
    good: {
      picture: (
        <Stack gap="s">
          <Text weight="strong">Ada Lovelace</Text>
          <Text style={{ paddingInlineStart: 24 }}>Alan Turing</Text>
          <Text style={{ paddingInlineStart: 48 }}>Grace Hopper</Text>
        </Stack>
      ),
      text: 'Three levels at a time. A press on a member’s icon shows the team below.',
    },
    bad: {
      picture: <Lines of={['Ada, Alan, Grace, Edsger, Barbara, Donald, Radia, Tim, Linus']} />,
      text: 'Everybody at once: on a phone, no one is found. To look for a member, use a table.',
    },
  },
  TicketForm: {
    good: {
      picture: (
        <Stack gap="s">
          <TextField label="Subject" defaultValue="Deposit of 5 Jan is missing" />
          <TextArea label="Message" hint="The hash of the transaction helps us to find it." />
        </Stack>
      ),
      text: 'Ask for what support needs for its first answer.',
    },
    bad: {
      picture: (
        <Stack gap="s">
          <TextField label="Password" />
          <TextField label="Private key of your wallet" />
        </Stack>
      ),
      text: 'Support never asks for a secret. A form that does teaches players to give it away.',
    },
  },
  TicketStatus: {
    good: {
      picture: (
        <Row>
          <Text>Deposit of 5 Jan is missing</Text>
          <TicketStatus state="open" />
        </Row>
      ),
      text: 'A word that says whose turn it is, beside the subject.',
    },
    bad: {
      picture: <Badge tone="success"> </Badge>,
      text: 'A green dot alone: answered, open, or online?',
    },
  },
  TicketTable: {
    good: {
      picture: (
        <Stack gap="s">
          <Row>
            <Text>Deposit of 5 Jan is missing</Text>
            <TicketStatus state="closed" />
          </Row>
          <Text size="s" tone="muted">
            It was credited on 6 Jan: the network had…
          </Text>
        </Stack>
      ),
      text: 'Show the beginning of the answer in the row; the rest follows when asked.',
    },
    bad: {
      picture: (
        <Row>
          <Text>#4711</Text>
          <TicketStatus state="closed" />
        </Row>
      ),
      text: 'Members remember what they asked, not its number.',
    },
  },
};
