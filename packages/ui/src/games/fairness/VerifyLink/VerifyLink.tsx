import { classNames } from '../../../internal/classNames';
import { Link, type LinkProps } from '../../../primitives/Link/Link';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import * as styles from './VerifyLink.css';

export interface VerifyLinkProps extends Omit<LinkProps, 'look' | 'children'> {
  /** The round that it verifies, in full: links of many rounds are told apart by it. */
  roundNumber: string;
  /** @default 'Verify' */
  text?: string;
}

/**
 * Leads to the `VerifyDialog` of a round that is over, from a row of a history.
 *
 * **When not to use it:** for a round that runs; the board has a button for that.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter | follows the link |
 */
export function VerifyLink({ roundNumber, text = 'Verify', className, ...rest }: VerifyLinkProps) {
  return (
    <Link {...rest} look="standalone" className={classNames(styles.root, className)}>
      {text}
      <VisuallyHidden> round {roundNumber}</VisuallyHidden>
    </Link>
  );
}
