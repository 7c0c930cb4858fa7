'use client';

import { securityLog } from '@platform/messages/securityLog';
import type { SecurityEvent } from '@platform/rules/models';
import {
  HistoryTable,
  type HistoryList,
  type HistoryTableProps,
} from '../../data/HistoryTable/HistoryTable';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { securityColumns } from './securityColumns';

export type { SecurityEvent };

export interface SecurityLogProps
  extends
    HistoryList<SecurityEvent>,
    Omit<
      HistoryTableProps<SecurityEvent>,
      keyof HistoryList<SecurityEvent> | 'caption' | 'columns' | 'rowKey' | 'phone'
    > {
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof securityLog>>;
}

/**
 * Account security log: sign-ins, changes and payouts, with their origin.
 *
 * **When not to use it:** for the member's current sessions, use a `SessionsList`.
 *
 * **Do:** Show the event, the time and the origin, so that members can recognise an intruder.
 *
 * **Don't:** Print event codes and network addresses.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | on the buttons below: goes to the previous or next page, if any |
 */
export function SecurityLog({ texts, ...rest }: SecurityLogProps) {
  const text = useTexts(securityLog, texts);
  return (
    <HistoryTable
      {...rest}
      caption={text.caption}
      columns={securityColumns(text)}
      rowKey={({ id }) => id}
    />
  );
}
