'use client';

import { MESSAGES, OTP_SHAPE, WALLET_ADDRESS_SHAPE } from '@platform/rules/fields';
import { CopyButton } from '../../data/CopyButton/CopyButton';
import { useDraft, type Problems } from '../../internal/useDraft';
import { Form } from '../../layout/Form/Form';
import type { FormPartProps } from '../../layout/Form/formPart';
import { Link } from '../../primitives/Link/Link';
import { Notice } from '../../primitives/Notice/Notice';
import { OtpField } from '../../primitives/OtpField/OtpField';
import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import { TextField } from '../../primitives/TextField/TextField';
import * as styles from './WalletAddressForm.css';

/** Where withdrawals are to go, and what allows the change. */
export interface WalletAddressChange {
  address: string;
  txnPassword: string;
  /** The code of the authenticator app; empty without two-factor authentication. */
  otp: string;
}

const TEXTS = {
  current: 'Current wallet address',
  none: 'No wallet address yet',
  copy: 'Copy wallet address',
  address: 'New wallet address',
  addressHint: 'A USDT address of the BEP20 network. What is sent to a wrong address is lost.',
  txnPassword: 'TXN password',
  otp: 'OTP',
  otpHint: 'The 6 digits that your authenticator app shows.',
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
  /**
   * Whether the member has an authenticator app: then a code of it is asked for, too.
   * @default false
   */
  twoFactor?: boolean;
  /** Where a TXN password is set. */
  txnPasswordHref: string;
  /**
   * The texts that differ from these.
   * @default {}
   */
  texts?: Partial<typeof TEXTS>;
}

const problemsOf = (
  { address, txnPassword, otp }: WalletAddressChange,
  twoFactor: boolean,
): Problems<WalletAddressChange> => ({
  ...(!WALLET_ADDRESS_SHAPE.test(address.trim()) && { address: MESSAGES.walletAddress }),
  ...(txnPassword === '' && { txnPassword: MESSAGES.txnPassword }),
  ...(twoFactor && !OTP_SHAPE.test(otp) && { otp: MESSAGES.otp }),
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
  twoFactor = false,
  problems = (draft) => problemsOf(draft, twoFactor),
  currentAddress,
  hasTxnPassword,
  txnPasswordHref,
  texts,
  ...rest
}: WalletAddressFormProps) {
  const label = { ...TEXTS, ...texts };
  const { draft, change, problemOf, form, text } = useDraft<WalletAddressChange>({
    initial: { address: '', txnPassword: '', otp: '' },
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
          {twoFactor && (
            <OtpField
              name="otp"
              label={label.otp}
              hint={label.otpHint}
              required
              value={draft.otp}
              error={problemOf('otp')}
              onValueChange={(value) => change('otp', value)}
            />
          )}
        </>
      ) : (
        <Notice tone="warning">
          {label.noTxnPassword} <Link href={txnPasswordHref}>{label.setTxnPassword}</Link>
        </Notice>
      )}
    </Form>
  );
}
