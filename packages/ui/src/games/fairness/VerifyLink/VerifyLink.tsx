'use client';

import { verifyLink } from '@platform/messages/verifyLink';
import { classNames } from '../../../internal/classNames';
import { Link, type LinkProps } from '../../../primitives/Link/Link';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import * as styles from './VerifyLink.css';

export interface VerifyLinkProps extends Omit<LinkProps, 'look' | 'children'> {
  /** Full number of the round. */
  roundNumber: string;
  /**
   * Text of the link, for rows in which the period is the link.
   * @default 'Verify', in the user's language
   */
  text?: string;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof verifyLink>>;
}

/**
 * Link from a history row to the `VerifyDialog` of a finished round.
 *
 * **When not to use it:** on a board, use the board's own button.
 *
 * **Do:** Put the link in the row of every finished round.
 *
 * **Don't:** Put the link beside a running round, whose seed is still secret: use a `FairRoundDialog`.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter | follows the link |
 */
export function VerifyLink({ roundNumber, text, texts, className, ...rest }: VerifyLinkProps) {
  const words = useTexts(verifyLink, texts);
  return (
    <Link {...rest} look="standalone" className={classNames(styles.root, className)}>
      <span>{text ?? words.verify}</span>
      <VisuallyHidden>{` ${words.round({ round: roundNumber })}`}</VisuallyHidden>
    </Link>
  );
}
