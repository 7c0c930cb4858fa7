import { calledOff } from '@platform/messages/calledOff';
import type { VoidReason } from '@platform/rules/wingo';
import { Text } from '../../primitives/Text/Text';
import { useTexts } from '../../theme/Messages';
import { voidText } from '../fairness/texts';

interface CalledOffProps {
  reason: VoidReason | null;
}

export function CalledOff({ reason }: CalledOffProps) {
  const text = useTexts(calledOff);
  return (
    <Text as="span" size="xs" tone="muted">
      {voidText(reason, text)}
    </Text>
  );
}
