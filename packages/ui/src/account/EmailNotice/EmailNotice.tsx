'use client';

import { emailNotice } from '@platform/messages/emailNotice';
import { rich } from '../../theme/rich';
import { Inline } from '../../layout/Inline/Inline';
import { Button } from '../../primitives/Button/Button';
import { Notice, type NoticeProps } from '../../primitives/Notice/Notice';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';

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
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof emailNotice>>;
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
  const text = useTexts(emailNotice, texts);
  return (
    <Notice role="region" aria-label={text.label} {...rest} tone="info">
      <Inline gap="s" justify="between">
        <Text as="span" size="s">
          {rich(text.lead, { email: <bdi>{email}</bdi> })}
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
