import { Button, Inline, Notice, Stack } from '@platform/ui';

export interface MissingModalProps {
  onRetry: () => void;
  onClose: () => void;
}

/** Stands in for a modal that could not be shown: the page behind it stays as it is. */
export function MissingModal({ onRetry, onClose }: MissingModalProps) {
  return (
    <Notice tone="danger" role="alert">
      <Stack gap="s">
        This dialog could not be shown. The connection may be down, or the site has just been
        updated: if trying again does not help, reload the page.
        <Inline gap="s">
          <Button tone="neutral" onClick={onRetry}>
            Try again
          </Button>
          <Button tone="neutral" onClick={onClose}>
            Close
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}
