import type { IncomeEntry, IncomeHistory } from '@platform/api';
import type { Query } from '@platform/api/react';
import { incomePage } from '@platform/messages/incomePage';
import { Amount, Card, HistoryTable, Page, PageHeader, type HistoryColumn } from '@platform/ui';
import { rich, useTexts } from '@platform/ui/theme';
import { listOf } from './listOf';

export interface IncomePageProps {
  title: string;
  columns: readonly HistoryColumn<IncomeEntry>[];
  income: Query<IncomeHistory>;
  onPageChange: (page: number) => void;
}

/** A history of income under the sum of it all. */
export function IncomePage({ title, columns, income, onPageChange }: IncomePageProps) {
  const text = useTexts(incomePage);
  const amount = income.data && <Amount value={income.data.sum} decimals={3} unit />;
  return (
    <Page>
      <PageHeader title={title} description={rich(text.total, { amount })} />
      <Card>
        <HistoryTable caption={title} columns={columns} {...listOf(income, onPageChange)} />
      </Card>
    </Page>
  );
}
