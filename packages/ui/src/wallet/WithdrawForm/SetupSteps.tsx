import type { withdrawForm } from '@platform/messages/withdrawForm';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from '../../primitives/Link/Link';
import { Notice } from '../../primitives/Notice/Notice';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { TextsOf } from '../../theme/Messages';
import * as styles from './SetupSteps.css';

/** Settings of a member that a withdrawal depends on. */
export interface WithdrawalSetup {
  twoFactor: boolean;
  hasTxnPassword: boolean;
  /** The member's own wallet address; empty if there is none. */
  address: string;
}

/**
 * Returns true if a setting is missing without which the member cannot withdraw to any address. The
 * member's own address needs no TXN password, and every other address does.
 */
export const isSetupMissing = ({ twoFactor, hasTxnPassword, address }: WithdrawalSetup): boolean =>
  !twoFactor || (!hasTxnPassword && address === '');

interface SetupStepsProps extends WithdrawalSetup {
  txnPasswordHref: string;
  twoFactorHref: string;
  addressHref: string;
  texts: TextsOf<typeof withdrawForm>;
}

/**
 * Checklist of the settings for withdrawals. Its order is the order in which they can be made: an
 * address needs a TXN password.
 */
export function SetupSteps({
  twoFactor,
  hasTxnPassword,
  address,
  txnPasswordHref,
  twoFactorHref,
  addressHref,
  texts,
}: SetupStepsProps) {
  const steps = [
    { title: texts.twoFactor, href: twoFactorHref, done: twoFactor },
    { title: texts.setTxnPassword, href: txnPasswordHref, done: hasTxnPassword },
    { title: texts.saveAddress, href: addressHref, done: address !== '' },
  ];
  return (
    <Notice tone="warning">
      {texts.setup}
      <ol className={styles.steps}>
        {steps.map(({ title, href, done }) => (
          <li key={title} data-state={done ? 'done' : 'missing'} className={styles.step}>
            {done ? (
              <>
                <CircleCheck aria-hidden className={styles.icon} />
                <span>{title}</span>
                <VisuallyHidden>{` ${texts.done}`}</VisuallyHidden>
              </>
            ) : (
              <>
                <Circle aria-hidden className={styles.icon} />
                <Link href={href}>{title}</Link>
              </>
            )}
          </li>
        ))}
      </ol>
    </Notice>
  );
}
