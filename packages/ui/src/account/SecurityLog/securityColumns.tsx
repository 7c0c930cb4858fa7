import type { securityLog } from '@platform/messages/securityLog';
import type { SecurityEvent } from '@platform/rules/models';
import { Amount } from '../../data/Amount/Amount';
import { useMoney } from '../../data/Amount/MoneyProvider';
import { DateTime } from '../../data/DateTime/DateTime';
import type { HistoryColumn } from '../../data/HistoryTable/HistoryTable';
import { MaskedHash } from '../../data/MaskedHash/MaskedHash';
import { Stack } from '../../layout/Stack/Stack';
import { Text } from '../../primitives/Text/Text';
import type { TextsOf } from '../../theme/Messages';
import { eventName } from '../../internal/securityEvent';

type SecurityLogTexts = TextsOf<typeof securityLog>;

interface CellProps {
  event: SecurityEvent;
  texts: SecurityLogTexts;
}

function What({ event: { event, amount, wallet, refused }, texts }: CellProps) {
  const money = useMoney();
  return (
    <Stack gap="none">
      <span>{eventName(event, texts)}</span>
      {amount !== null && <Amount value={amount} unit {...money} />}
      {wallet !== null && <MaskedHash hash={wallet} texts={{ copy: texts.copyAddress }} />}
      {refused > 0 && (
        <Text as="span" size="s" tone="muted">
          {texts.refused({ count: refused })}
        </Text>
      )}
    </Stack>
  );
}

function From({ event: { from }, texts }: CellProps) {
  if (from === null) return <span>{texts.platform}</span>;
  return (
    <Stack gap="none">
      <span>{`${from.browser} · ${from.platform}`}</span>
      <Text as="span" size="s" tone="muted">
        {from.place ?? texts.unknownPlace} · <bdi translate="no">{from.ipAddress}</bdi>
      </Text>
    </Stack>
  );
}

export const securityColumns = (
  texts: SecurityLogTexts,
): readonly HistoryColumn<SecurityEvent>[] => [
  {
    id: 'what',
    header: texts.what,
    rowHeader: true,
    cell: (event) => <What event={event} texts={texts} />,
  },
  { id: 'at', header: texts.at, cell: ({ at }) => <DateTime value={at} /> },
  { id: 'from', header: texts.from, cell: (event) => <From event={event} texts={texts} /> },
];
