'use client';

import { MESSAGES, WALLET_ADDRESS_SHAPE } from '@platform/rules/fields';
import { CopyButton } from '../../data/CopyButton/CopyButton';
import { useDraft, type Problems } from '../../internal/useDraft';
import { Form } from '../../layout/Form/Form';
import type { FormPartProps } from '../../layout/Form/formPart';
import { Link } from '../../primitives/Link/Link';
import { Notice } from '../../primitives/Notice/Notice';
import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import { TextField } from '../../primitives/TextField/TextField';
import * as styles from './WalletAddressForm.css';

/** Where withdrawals are to go, and the password that allows the change. */
export interface WalletAddressChange {
  address: string;
  txnPassword: string;
}

const TEXTS = {
  current: 'Current wallet address',
  none: 'No wallet address yet',
  copy: 'Copy wallet address',
  address: 'New wallet address',
  addressHint: 'A USDT address of the BEP20 network. What is sent to a wrong address is lost.',
  txnPassword: 'TXN password',
  submit: 'Update wallet address',
  pending: 'Please wait...',
  noTxnPassword: 'A wallet address is guarded by a TXN password, and you have none yet.',
  setTxnPassword: 'Set a TXN password',
};

export interface WalletAddressFormProps extends FormPartProps<WalletAddressChange> {
  /** The address as it stands, `null` until the member sets one. */
  currentAddress: string | null;
  /** Whether the member has a TXN password. Without one the address cannot be changed. */
  hasTxnPassword: boolean;
  /** Where a TXN password is set. */
  txnPasswordHref: string;
  /**
   * The texts that differ from these.
   * @default {}
   */
  texts?: Partial<typeof TEXTS>;
}

const findProblems = ({
  address,
  txnPassword,
}: WalletAddressChange): Problems<WalletAddressChange> => ({
  ...(!WALLET_ADDRESS_SHAPE.test(address.trim()) && { address: MESSAGES.walletAddress }),
  ...(txnPassword === '' && { txnPassword: MESSAGES.txnPassword }),
});

/**
 * Shows the member's wallet address, and sets another one. A new `key` empties it once that is done.
 *
 * **When not to use it:** for the address that deposits go to; that is the platform's.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter | updates the address |
 */
export function WalletAddressForm({
  onSubmit,
  pending = false,
  error,
  errors,
  problems = findProblems,
  currentAddress,
  hasTxnPassword,
  txnPasswordHref,
  texts,
  ...rest
}: WalletAddressFormProps) {
  const label = { ...TEXTS, ...texts };
  const { form, text } = useDraft<WalletAddressChange>({
    initial: { address: '', txnPassword: '' },
    problems,
    errors,
    pending,
    onSubmit,
  });
  return (
    <Form
      {...rest}
      draft={form}
      data-state={hasTxnPassword ? 'open' : 'locked'}
      error={error}
      submit={hasTxnPassword ? label.submit : undefined}
      pending={pending}
      pendingText={label.pending}
    >
      <dl className={styles.current} data-state={currentAddress === null ? 'none' : 'set'}>
        <dt className={styles.name}>{label.current}</dt>
        <dd className={styles.value}>
          <span className={styles.address}>{currentAddress ?? label.none}</span>
          {currentAddress !== null && <CopyButton text={currentAddress} label={label.copy} />}
        </dd>
      </dl>
      {hasTxnPassword ? (
        <>
          <TextField
            {...text('address')}
            label={label.address}
            hint={label.addressHint}
            required
            placeholder="0x"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...text('txnPassword')}
            label={label.txnPassword}
            required
            autoComplete="off"
          />
        </>
      ) : (
        <Notice tone="warning">
          {label.noTxnPassword} <Link href={txnPasswordHref}>{label.setTxnPassword}</Link>
        </Notice>
      )}
    </Form>
  );
}
