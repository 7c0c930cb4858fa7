import { Inline } from '../../layout/Inline/Inline';
import { Button } from '../../primitives/Button/Button';
import { Notice, type NoticeProps } from '../../primitives/Notice/Notice';
import { Text } from '../../primitives/Text/Text';

const TEXTS = {
  label: 'Unconfirmed email address',
  lead: 'Please confirm your email address: we sent a link to',
  again: 'Send again',
  pending: 'Please wait...',
  dismiss: 'Not now',
};

export interface EmailNoticeProps extends Omit<NoticeProps, 'children' | 'tone'> {
  /** The address that is to be confirmed. */
  email: string;
  /** Called to have the link sent once more. */
  onSendAgain: () => void;
  /** Called to have it out of the way for now. Without it the notice stays. */
  onDismiss?: (() => void) | undefined;
  /**
   * Whether it is being sent.
   * @default false
   */
  pending?: boolean;
  /**
   * The texts that differ from these.
   * @default {}
   */
  texts?: Partial<typeof TEXTS>;
}

/**
 * Asks a member to confirm their email address, for as long as they have not.
 *
 * **When not to use it:** once the link is open; use an `EmailConfirmation`.
 */
export function EmailNotice({
  email,
  onSendAgain,
  onDismiss,
  pending = false,
  texts,
  ...rest
}: EmailNoticeProps) {
  const text = { ...TEXTS, ...texts };
  return (
    <Notice role="region" aria-label={text.label} {...rest} tone="info">
      <Inline gap="s" justify="between">
        <Text as="span" size="s">
          {text.lead} <bdi>{email}</bdi>.
        </Text>
        <Inline gap="s">
          <Button tone="neutral" pending={pending} pendingText={text.pending} onClick={onSendAgain}>
            {text.again}
          </Button>
          {onDismiss && (
            <Button tone="quiet" onClick={onDismiss}>
              {text.dismiss}
            </Button>
          )}
        </Inline>
      </Inline>
    </Notice>
  );
}
