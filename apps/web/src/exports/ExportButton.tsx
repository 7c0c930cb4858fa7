import { toCsv, type ApiError, type CsvColumn, type HistorySource } from '@platform/api';
import { useFetchHistory } from '@platform/api/react';
import { historyExport } from '@platform/messages/historyExport';
import { Button, useToasts } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { Download } from 'lucide-react';
import { saveFile } from './saveFile';

export interface ExportButtonProps<Row> {
  name: string;
  history: HistorySource<Row>;
  columns: readonly CsvColumn<Row>[];
  total: number | undefined;
}

/**
 * Button that saves the newest 10,000 rows as a CSV file, regardless of the displayed page. Disabled without rows, and
 * while they load. It keeps its place, so that nothing moves when they arrive.
 */
export function ExportButton<Row>({ name, history, columns, total }: ExportButtonProps<Row>) {
  const text = useTexts(historyExport);
  const toasts = useToasts();
  const { run, isPending } = useFetchHistory(history);
  const save = async () => {
    try {
      const { rows, total: all } = await run();
      saveFile(`${name}.csv`, toCsv(columns, rows), 'text/csv');
      const count = rows.length;
      toasts.success(count < all ? text.capped({ count, total: all }) : text.done({ count }));
    } catch (error) {
      toasts.error((error as ApiError).message);
    }
  };
  return (
    <Button
      tone="quiet"
      icon={<Download aria-hidden />}
      disabled={total === undefined || total === 0}
      pending={isPending}
      pendingText={text.pending}
      onClick={() => void save()}
    >
      {text.submit}
    </Button>
  );
}
