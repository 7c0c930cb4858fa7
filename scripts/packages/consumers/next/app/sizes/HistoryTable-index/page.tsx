'use client';

import { HistoryTable } from '@platform/ui';

export default function Page() {
  return typeof HistoryTable;
}
