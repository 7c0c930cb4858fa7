import { missingModal } from '@platform/messages/missingModal';
import { Button, Inline, Notice, Stack, Text } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';

export interface MissingModalProps {
  onRetry: () => void;
  onClose: () => void;
}

export function MissingModal({ onRetry, onClose }: MissingModalProps) {
  const text = useTexts(missingModal);
  return (
    <Notice tone="danger" role="alert">
      <Stack gap="s">
        <Text>{text.explanation}</Text>
        <Inline gap="s">
          <Button tone="neutral" onClick={onRetry}>
            {text.retry}
          </Button>
          <Button tone="neutral" onClick={onClose}>
            {text.close}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}
