'use client';

import { emailNotice } from '@platform/messages/emailNotice';
import { rich } from '../../theme/rich';
import { classNames } from '../../internal/classNames';
import { Button } from '../../primitives/Button/Button';
import { CloseButton } from '../../primitives/IconButton/CloseButton';
import { Notice, type NoticeProps } from '../../primitives/Notice/Notice';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './EmailNotice.css';

export interface EmailNoticeProps extends Omit<NoticeProps, 'children' | 'tone'> {
  /** Email address to confirm. Narrow notices hide it. */
  email: string;
  /** Called when the user asks for another confirmation email. */
  onSendAgain: () => void;
  /** Called when the user dismisses the notice. If omitted, the notice cannot be dismissed. */
  onDismiss?: (() => void) | undefined;
  /**
   * True while the email is being sent.
   * @default false
   */
  pending?: boolean;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof emailNotice>>;
}

/**
 * Line that asks a member to confirm their email address.
 *
 * **When not to use it:** after the member opens the link, use an `EmailConfirmation`.
 *
 * **Do:** Name the address, which may be mistyped, and say why it must be confirmed.
 *
 * **Don't:** Block the page with a dialog: players want to play.
 */
export function EmailNotice({
  email,
  onSendAgain,
  onDismiss,
  pending = false,
  texts,
  className,
  ...rest
}: EmailNoticeProps) {
  const text = useTexts(emailNotice, texts);
  return (
    <Notice
      role="region"
      aria-label={text.label}
      {...rest}
      tone="info"
      className={classNames(styles.root, className)}
    >
      <div className={styles.line}>
        <p className={styles.text}>
          <span>{text.lead}</span>{' '}
          <span className={styles.sent}>
            {rich(text.sent, { email: <bdi translate="no">{email}</bdi> })}
          </span>
        </p>
        <Button
          tone="quiet"
          pending={pending}
          pendingText={text.pending}
          onClick={onSendAgain}
          className={styles.again}
        >
          {text.again}
        </Button>
        {onDismiss && <CloseButton label={text.dismiss} onClick={onDismiss} />}
      </div>
    </Notice>
  );
}
