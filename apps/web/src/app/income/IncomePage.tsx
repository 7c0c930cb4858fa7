import type { HistorySource, IncomeEntry, IncomeHistory } from '@platform/api';
import type { Query } from '@platform/api/react';
import { incomePage } from '@platform/messages/incomePage';
import {
  Amount,
  Card,
  HistoryTable,
  Page,
  PageHeader,
  exportColumnsOf,
  useBetIncomeColumns,
  type HistoryColumn,
} from '@platform/ui';
import { rich, useTexts } from '@platform/ui/theme';
import type { ReactNode } from 'react';
import { ExportButton } from '../../exports/ExportButton';
import { listOf } from '../shared/listOf';

export interface IncomePageProps {
  title: string;
  file: string;
  history: HistorySource<IncomeEntry>;
  columns: readonly HistoryColumn<IncomeEntry>[];
  income: Query<IncomeHistory>;
  onPageChange: (page: number) => void;
  emptyAction: ReactNode;
}

export function IncomePage({
  title,
  file,
  history,
  columns,
  income,
  onPageChange,
  emptyAction,
}: IncomePageProps) {
  const text = useTexts(incomePage);
  // The file always includes the bets behind the income, even if the table does not.
  const exported = exportColumnsOf(useBetIncomeColumns());
  const amount = income.data && <Amount value={income.data.sum} decimals={3} unit />;
  return (
    <Page>
      <PageHeader
        title={title}
        description={rich(text.total, { amount })}
        actions={
          <ExportButton
            name={file}
            history={history}
            columns={exported}
            total={income.data?.total}
          />
        }
      />
      <Card>
        <HistoryTable
          caption={title}
          columns={columns}
          emptyAction={emptyAction}
          {...listOf(income, onPageChange)}
        />
      </Card>
    </Page>
  );
}
