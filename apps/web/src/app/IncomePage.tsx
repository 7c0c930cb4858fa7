import type { IncomeEntry, IncomeHistory } from '@platform/api';
import type { Query } from '@platform/api/react';
import { Amount, Card, HistoryTable, Page, PageHeader, type HistoryColumn } from '@platform/ui';
import { listOf } from './listOf';

export interface IncomePageProps {
  title: string;
  columns: readonly HistoryColumn<IncomeEntry>[];
  income: Query<IncomeHistory>;
  onPageChange: (page: number) => void;
}

/** A history of income under the sum of it all. */
export function IncomePage({ title, columns, income, onPageChange }: IncomePageProps) {
  const total = income.data && (
    <>
      Total amount: <Amount value={income.data.sum} decimals={3} unit />
    </>
  );
  return (
    <Page>
      <PageHeader title={title} description={total ?? 'Total amount:'} />
      <Card>
        <HistoryTable caption={title} columns={columns} {...listOf(income, onPageChange)} />
      </Card>
    </Page>
  );
}
