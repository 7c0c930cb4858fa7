import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../src/data/Amount/Amount';
import { useBetIncomeColumns, useIncomeColumns } from '../src/data/historyColumns/betColumns';
import { Card } from '../src/layout/Card/Card';
import { Page } from '../src/layout/Page/Page';
import { PageHeader } from '../src/layout/PageHeader/PageHeader';
import { incomes } from '../src/samples/bets';
import { listOf } from '../src/samples/listOf';
import { HistoryOf } from '../src/testing/HistoryOf';
import { MemberScreen } from './MemberScreen';

interface IncomeProps {
  title: string;
  /** True to show the bets behind the income, as on the page /income/{type}. */
  withBets?: boolean;
  /**
   * True to show an empty history.
   * @default false
   */
  empty?: boolean;
}

const NONE = { page: { rows: [], current: 1, pages: 0, total: 0 } };

function Income({ title, withBets = false, empty = false }: IncomeProps) {
  const total = empty ? 0n : parseUsdt('412.7265');
  return (
    <MemberScreen path="/incomes/Trade_level_income">
      <Page>
        <PageHeader
          title={title}
          description={
            <>
              Total amount: <Amount value={total} decimals={3} unit />
            </>
          }
        />
        <Card>
          <HistoryOf
            caption={title}
            useColumns={withBets ? useBetIncomeColumns : useIncomeColumns}
            {...(empty ? NONE : listOf(incomes))}
          />
        </Card>
      </Page>
    </MemberScreen>
  );
}

const meta = {
  title: 'Screens/Income',
  component: Income,
  tags: ['stable', 'bonus', 'earnings', 'history'],
  parameters: { frame: 'bare' },
  args: { title: 'Trade level income' },
} satisfies Meta<typeof Income>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithBets: Story = { args: { withBets: true } };

export const Empty: Story = { args: { empty: true } };
