'use client';

import { HistoryTable } from '@platform/ui/HistoryTable';

export default function Page() {
  return typeof HistoryTable;
}
