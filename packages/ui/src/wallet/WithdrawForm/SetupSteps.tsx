import type { withdrawForm } from '@platform/messages/withdrawForm';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from '../../primitives/Link/Link';
import { Notice } from '../../primitives/Notice/Notice';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { TextsOf } from '../../theme/Messages';
import * as styles from './SetupSteps.css';

/** Account settings required for a withdrawal. */
export interface WithdrawalSetup {
  twoFactor: boolean;
  hasTxnPassword: boolean;
  /** The member's own wallet address; empty if there is none. */
  address: string;
}

/**
 * Returns true if a missing setting prevents every withdrawal. Only addresses other than the
 * member's own need a TXN password.
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
 * Checklist of the settings for withdrawals, in the order of setup: an address needs a TXN password
 * first.
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
