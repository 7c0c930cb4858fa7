import {
  Amount,
  AmountField,
  BonusCard,
  Button,
  FactList,
  FullHash,
  Grid,
  Inline,
  Notice,
  QrCode,
  Stack,
  Text,
} from '@platform/ui';
import { Panel, Row } from './pictures';
import type { Guidance } from './types';

const ADDRESS = '0x19bE05a7cD42f38A6e90C4d71b2D5f8E3a64c0F7';

/** Money in, out and locked. */
export const wallet: Record<string, Guidance> = {
  BalanceSelector: {
    good: {
      picture: (
        <Inline>
          <Text size="s">Main</Text>
          <Amount value={1_234_567_800n} decimals={4} unit />
        </Inline>
      ),
      text: 'Name the wallet beside its balance: main and Locker differ in what can be done with them.',
    },
    bad: {
      picture: <Text>≈ $1.2k</Text>,
      text: 'A rounded balance leaves the player guessing whether the bet fits.',
    },
  },
  BonusCard: {
    good: {
      picture: <BonusCard kind="direct" amount={12_500_000n} href="#incomes" />,
      text: 'Lead to the entries that add up to the amount.',
    },
    bad: {
      picture: <BonusCard kind="direct" amount={0n} label="Amazing reward" />,
      text: 'A name that promises more than the amount shows disappoints with every look.',
    },
  },
  BonusGrid: {
    good: {
      picture: (
        <Grid minColumn={130} gap="s">
          <BonusCard kind="direct" amount={12_500_000n} />
          <BonusCard kind="level" amount={3_000_000n} />
        </Grid>
      ),
      text: 'All six in the same order every day, so that each has its place.',
    },
    bad: {
      picture: (
        <Grid minColumn={130} gap="s">
          <BonusCard kind="rank" amount={99_000_000n} />
        </Grid>
      ),
      text: 'Cards that come and go with their amounts make the others jump.',
    },
  },
  DepositAddress: {
    good: {
      picture: (
        <Stack gap="s">
          <QrCode text={ADDRESS} label="Deposit address" size="small" />
          <FullHash label="USDT on BEP20" value={ADDRESS} copyable />
        </Stack>
      ),
      text: 'Name the network at the address: what arrives on another one is lost.',
    },
    bad: {
      picture: <Text>Send to 0x19bE…c0F7</Text>,
      text: 'Two ends of an address cannot be compared with what the other wallet shows.',
    },
  },
  LockFundsForm: {
    good: {
      picture: (
        <FactList
          facts={[
            { id: 'until', label: 'Locked until', value: '5 Jan 2027' },
            { id: 'back', label: 'Paid back', value: '112.00 USDT' },
          ]}
        />
      ),
      text: 'Show the day and the amount that come of it before the funds are locked.',
    },
    bad: {
      picture: (
        <Stack gap="s">
          <Notice tone="warning">Only today! Lock now and do not miss out.</Notice>
          <Button>Lock everything</Button>
        </Stack>
      ),
      text: 'Pressure is no information. Funds that are locked cannot be spent for months.',
    },
  },
  WalletPanel: {
    good: {
      picture: (
        <Panel title="Wallet">
          <Row>
            <Text>Main</Text>
            <Amount value={120_000_000n} unit />
          </Row>
          <Row>
            <Text>Locker</Text>
            <Amount value={500_000_000n} unit />
          </Row>
          <Inline>
            <Button>Deposit</Button>
            <Button tone="neutral">Withdraw</Button>
          </Inline>
        </Panel>
      ),
      text: 'Both balances apart, and below them what can be done.',
    },
    bad: {
      picture: (
        <Panel title="Wallet">
          <Amount value={620_000_000n} unit />
        </Panel>
      ),
      text: 'A sum of what is free and what is locked cannot be spent.',
    },
  },
  WithdrawForm: {
    good: {
      picture: (
        <Stack gap="s">
          <AmountField label="Amount" defaultValue="100" max={250_000_000n} />
          <Row>
            <Text>You receive</Text>
            <Amount value={98_000_000n} unit />
          </Row>
        </Stack>
      ),
      text: 'Take off the fee while the amount is typed: what arrives is what matters.',
    },
    bad: {
      picture: <Notice tone="success">Withdrawal sent. A fee of 2 percent was taken.</Notice>,
      text: 'A fee that is told afterwards feels like a loss.',
    },
  },
};
