import { historyTable } from '@platform/messages/historyTable';
import type { HistoryPage } from '@platform/rules/models';
import { Text } from '../primitives/Text/Text';
import { useTexts } from '../theme/Messages';
import { rich } from '../theme/rich';
import { DateTime } from '../data/DateTime/DateTime';
import * as styles from './archivedNote.css';

export interface ArchivedNoteProps {
  page: HistoryPage<unknown> | undefined;
}

export function ArchivedNote({ page }: ArchivedNoteProps) {
  const text = useTexts(historyTable);
  if (page?.archivedBefore === undefined) return null;
  return (
    <Text size="s" tone="muted" className={styles.note}>
      {rich(text.archived, { date: <DateTime value={page.archivedBefore} /> })}
    </Text>
  );
}
