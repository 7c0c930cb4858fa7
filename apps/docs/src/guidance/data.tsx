import {
  Amount,
  Badge,
  BarChart,
  Button,
  DateTime,
  FactList,
  FigureTable,
  FullHash,
  Inline,
  LineChart,
  Pagination,
  QrCode,
  Sparkline,
  Stack,
  Text,
} from '@platform/ui';
import type { Guidance } from './types';

const ADDRESS = '0x19bE05a7cD42f38A6e90C4d71b2D5f8E3a64c0F7';
const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const VALUES = [12, 14, 11, 17, 19, 18, 23];

/** Amounts, dates, tables and charts. */
export const data: Record<string, Guidance> = {
  Amount: {
    good: {
      picture: <Amount value={1_234_560_000n} unit />,
      text: 'Give it the exact amount; it is written as the reader’s language writes numbers.',
    },
    bad: {
      picture: <Text>USDT 1234.56000000001</Text>,
      text: 'Money is never a floating-point number.',
    },
  },
  DateTime: {
    good: {
      picture: <DateTime value="2026-01-05T15:07:00Z" />,
      text: 'One form everywhere, in the zone where the reader is.',
    },
    bad: {
      picture: <Text>05/01/26</Text>,
      text: 'January or May? The month is a word.',
    },
  },
  FactList: {
    good: {
      picture: (
        <FactList
          facts={[
            { id: 'network', label: 'Network', value: 'USDT-BEP20' },
            { id: 'fee', label: 'Fee', value: '2 percent' },
          ]}
        />
      ),
      text: 'Line up what is known of one thing.',
    },
    bad: {
      picture: (
        <FactList
          facts={[
            { id: '1', label: 'Bet 1', value: '10 USDT on Green, won' },
            { id: '2', label: 'Bet 2', value: '5 USDT on Red, lost' },
          ]}
        />
      ),
      text: 'Many things of a kind are rows of a table.',
    },
  },
  FigureTable: {
    good: {
      picture: (
        <FigureTable
          caption="What a bet pays"
          columns={['Bet', 'Pays', 'Chance']}
          rows={[
            ['Green', '2x', '45%'],
            ['Number', '9x', '10%'],
          ]}
        />
      ),
      text: 'Use it for a handful of figures that do not change.',
    },
    bad: {
      picture: (
        <FigureTable
          caption="Deposits"
          columns={['Date', 'USDT']}
          rows={[
            ['5 Jan', '100'],
            ['4 Jan', '250'],
            ['3 Jan', '25'],
          ]}
        />
      ),
      text: 'A history grows: it needs pages, and an answer for when it is empty.',
    },
  },
  FullHash: {
    good: {
      picture: <FullHash label="Address" value={ADDRESS} copyable />,
      text: 'Show every character where readers check them.',
    },
    bad: {
      picture: <Text>Address: 0x19bE…c0F7</Text>,
      text: 'Before money is sent, two ends are not enough.',
    },
  },
  HistoryTable: {
    good: {
      picture: (
        <Stack gap="s">
          <Inline justify="between">
            <Text>10 Jan 2026</Text>
            <Badge tone="success">Paid</Badge>
            <Text numeric>125.50</Text>
          </Inline>
          <Inline justify="between">
            <Text>11 Jan 2026</Text>
            <Badge tone="warning">Pending</Badge>
            <Text numeric>251.00</Text>
          </Inline>
        </Stack>
      ),
      text: 'Begin a row with what names it, end it with the number.',
    },
    bad: {
      picture: (
        <Inline>
          <Text numeric>125.50</Text>
          <Text>10 Jan 2026</Text>
          <Text>0x9f2c…8d0e</Text>
          <Text>USDT-BEP20</Text>
          <Text>Paid</Text>
          <Text>2 %</Text>
          <Text>123.00</Text>
        </Inline>
      ),
      text: 'Seven columns do not fit. What is asked for rarely belongs in a dialog.',
    },
  },
  DataTable: {
    good: {
      picture: (
        <Inline justify="between">
          <Text weight="strong">2 selected</Text>
          <Button tone="neutral">Export</Button>
        </Inline>
      ),
      text: 'Offer what can be done with several rows at once, as soon as some are selected.',
    },
    bad: {
      picture: (
        <Inline>
          <Button tone="neutral">Edit</Button>
          <Button tone="neutral">Copy</Button>
          <Button tone="neutral">Export</Button>
          <Button tone="danger">Delete</Button>
        </Inline>
      ),
      text: 'Four buttons in every row: put them in the menu of the row.',
    },
  },
  Pagination: {
    good: {
      picture: <Pagination current={2} pages={12} total={120} onPageChange={() => {}} />,
      text: 'Say how much there is, so that readers know what to expect.',
    },
    bad: {
      picture: <Button wide>Load more</Button>,
      text: 'A list without an end cannot be bookmarked, and its footer cannot be reached.',
    },
  },
  QrCode: {
    good: {
      picture: (
        <Inline>
          <QrCode text={ADDRESS} label="Wallet address" size="small" />
          <Text>0x19bE05…64c0F7</Text>
        </Inline>
      ),
      text: 'Put the text beside it: who reads on a phone cannot scan the phone.',
    },
    bad: {
      picture: <QrCode text={ADDRESS} label="Wallet address" size="small" />,
      text: 'Alone, it is closed to everyone without a second device.',
    },
  },
  LineChart: {
    good: {
      picture: (
        <LineChart
          label="Deposits"
          pointLabel="Day"
          points={WEEK}
          series={[{ name: 'Deposits', values: VALUES }]}
        />
      ),
      text: 'Show how a value changes over time.',
    },
    bad: {
      picture: (
        <LineChart
          label="Stakes by game"
          pointLabel="Game"
          points={['Wingo', 'Dice', 'Mines']}
          series={[{ name: 'Stakes', values: [42, 8, 19] }]}
        />
      ),
      text: 'There is nothing between two games. Compare them with a BarChart.',
    },
  },
  BarChart: {
    good: {
      picture: (
        <BarChart
          label="Stakes by game"
          pointLabel="Game"
          points={['Wingo', 'Mines', 'Dice']}
          series={[{ name: 'Stakes', values: [42, 19, 8] }]}
        />
      ),
      text: 'Compare a few things, the largest first.',
    },
    bad: {
      picture: (
        <BarChart
          label="Balance"
          pointLabel="Day"
          points={[...WEEK, 'Mon 2', 'Tue 2', 'Wed 2', 'Thu 2', 'Fri 2']}
          series={[{ name: 'Balance', values: [...VALUES, 21, 22, 20, 24, 25] }]}
        />
      ),
      text: 'Many points in a row are a line.',
    },
  },
  Sparkline: {
    good: {
      picture: (
        <Inline>
          <Text numeric>23 USDT</Text>
          <Sparkline label="Balance, last 7 days" values={VALUES} />
        </Inline>
      ),
      text: 'Put it beside the number whose way it shows.',
    },
    bad: {
      picture: <Sparkline label="Balance, last 7 days" values={VALUES} />,
      text: 'Alone it has no scale: up from what?',
    },
  },
  historyColumns: {
    good: {
      picture: (
        <Inline justify="between">
          <Text>Date</Text>
          <Text>Status</Text>
          <Text>Amount</Text>
          <Text>Hash</Text>
        </Inline>
      ),
      text: 'Take the columns of the platform: every history reads the same way.',
    },
    bad: {
      picture: (
        <Inline justify="between">
          <Text>Amt.</Text>
          <Text>Tx</Text>
          <Text>When</Text>
          <Text>OK?</Text>
        </Inline>
      ),
      text: 'Headers of one’s own in each table have to be learned again.',
    },
  },
};
