'use client';

import { emailConfirmation } from '@platform/messages/emailConfirmation';
import type { ComponentProps } from 'react';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../../primitives/Button/Button';
import { Notice } from '../../primitives/Notice/Notice';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';

export interface EmailConfirmationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Called when the user confirms the address. */
  onConfirm: () => void;
  /**
   * True while the address is being confirmed.
   * @default false
   */
  pending?: boolean;
  /** Reason why the confirmation failed. */
  error?: string | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof emailConfirmation>>;
}

/**
 * Email address confirmation, for a `Dialog` titled 'Confirm your email' that the link in the email
 * opens.
 *
 * **When not to use it:** to ask members for a confirmation, use an `EmailNotice`.
 *
 * **Do:** Let the user confirm with a button.
 *
 * **Don't:** Confirm as soon as the link is opened: email scanners also open links.
 */
export function EmailConfirmation({
  onConfirm,
  pending = false,
  error,
  texts,
  ...rest
}: EmailConfirmationProps) {
  const text = useTexts(emailConfirmation, texts);
  return (
    <Stack {...rest} gap="l">
      {error !== undefined && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <Text>{text.lead}</Text>
      <Button size="large" pending={pending} pendingText={text.pending} onClick={onConfirm}>
        {text.confirm}
      </Button>
    </Stack>
  );
}
