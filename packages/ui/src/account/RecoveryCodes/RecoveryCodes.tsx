'use client';

import { recoveryCodes } from '@platform/messages/recoveryCodes';
import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CopyButton, type CopyButtonProps } from '../../data/CopyButton/CopyButton';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { Card, type CardProps } from '../../layout/Card/Card';
import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { Heading } from '../../primitives/Heading/Heading';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './RecoveryCodes.css';

export interface RecoveryCodesSlots {
  /** Code list. */
  codes?: SlotProps<'ol'> | undefined;
  /** Button to confirm that the codes have been saved. */
  done?: SlotProps<'button'> | undefined;
  /** Link that downloads the codes as a file. */
  download?: SlotProps<'a'> | undefined;
  /** Button that copies the codes. */
  copy?: SlotProps<'button'> | undefined;
}

export interface RecoveryCodesProps extends Omit<CardProps, 'as' | 'padding' | 'children'> {
  /** Codes, formatted as members type them. */
  codes: readonly string[];
  /** Called once the user confirms that the codes have been saved. */
  onDone: () => void;
  /**
   * Name of the downloaded file.
   * @default 'recovery-codes.txt'
   */
  fileName?: string;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof recoveryCodes>>;
  /**
   * Props for the parts, such as `{ done: { name: 'done' } }`.
   * @default {}
   */
  slotProps?: RecoveryCodesSlots | undefined;
}

/**
 * List of new recovery codes, shown once, to copy or download.
 *
 * **When not to use it:** to show the number of unused codes, use a `TwoFactorPanel`.
 *
 * **Do:** Keep the codes on the page until the user confirms having saved them.
 *
 * **Don't:** Send the codes by email, which intruders may read.
 */
export function RecoveryCodes({
  codes,
  onDone,
  fileName = 'recovery-codes.txt',
  texts,
  slotProps,
  className,
  ...rest
}: RecoveryCodesProps) {
  const text = useTexts(recoveryCodes, texts);
  const lines = codes.join('\n');
  const file = `${text.title}\n\n${lines}\n`;
  return (
    <Card {...rest} as="section" padding="xl" className={classNames(styles.root, className)}>
      <div className={styles.words}>
        <Heading level={2} size="l">
          {text.title}
        </Heading>
        <Text tone="muted">{text.lead}</Text>
      </div>
      <ol {...mergeProps({ 'aria-label': text.title, className: styles.codes }, slotProps?.codes)}>
        {codes.map((code) => (
          <li key={code} translate="no" className={styles.code}>
            {code}
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button {...mergeProps<ComponentProps<'button'>>({ onClick: onDone }, slotProps?.done)}>
          {text.done}
        </Button>
        <ButtonLink
          tone="neutral"
          icon={<Download aria-hidden />}
          {...mergeProps(
            {
              href: `data:text/plain;charset=utf-8,${encodeURIComponent(file)}`,
              download: fileName,
            },
            slotProps?.download,
          )}
        >
          {text.download}
        </ButtonLink>
        <CopyButton
          {...mergeProps<CopyButtonProps>(
            { text: lines, label: text.copy, tone: 'neutral' },
            slotProps?.copy,
          )}
        />
      </div>
    </Card>
  );
}
