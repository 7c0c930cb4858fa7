'use client';

import { walletAddressForm } from '@platform/messages/walletAddressForm';
import { OTP_SHAPE, WALLET_ADDRESS_SHAPE } from '@platform/rules/fields';
import { CopyButton } from '../../data/CopyButton/CopyButton';
import type { PartProps } from '../../internal/mergeProps';
import { useDraft, type Problems } from '../../internal/useDraft';
import { Form, type FormSlots } from '../../layout/Form/Form';
import type { DraftFormProps } from '../../layout/Form/draftForm';
import { Link } from '../../primitives/Link/Link';
import { Notice } from '../../primitives/Notice/Notice';
import { OtpField, type OtpFieldProps } from '../../primitives/OtpField/OtpField';
import {
  PasswordField,
  type PasswordFieldProps,
} from '../../primitives/PasswordField/PasswordField';
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './WalletAddressForm.css';

export interface WalletAddressChange {
  address: string;
  txnPassword: string;
  /** Code from the authenticator app; empty without two-factor authentication. */
  otp: string;
}

export interface WalletAddressFormSlots extends FormSlots {
  address?: PartProps<TextFieldProps> | undefined;
  txnPassword?: PartProps<PasswordFieldProps> | undefined;
  /** Code from the authenticator app. */
  otp?: PartProps<OtpFieldProps> | undefined;
}

export interface WalletAddressFormProps extends DraftFormProps<
  WalletAddressChange,
  WalletAddressFormSlots
> {
  /** Current address; `null` if none is set. */
  currentAddress: string | null;
  /** True if the member has a TXN password, which every change requires. */
  hasTxnPassword: boolean;
  /**
   * True if the change requires a code from the authenticator app.
   * @default false
   */
  twoFactor?: boolean;
  /** URL of the form to set a TXN password. */
  txnPasswordHref: string;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof walletAddressForm>>;
}

const problemsOf = (
  { address, txnPassword, otp }: WalletAddressChange,
  twoFactor: boolean,
): Problems<WalletAddressChange> => ({
  ...(!WALLET_ADDRESS_SHAPE.test(address.trim()) && { address: { code: 'invalidWalletAddress' } }),
  ...(txnPassword === '' && { txnPassword: { code: 'noTxnPassword' } }),
  ...(twoFactor && !OTP_SHAPE.test(otp) && { otp: { code: 'invalidOtp' } }),
});

/**
 * Form to view and change the member's wallet address. Change the `key` of the form after success
 * to empty its fields.
 *
 * **When not to use it:** for the deposit address, which belongs to the platform.
 *
 * **Do:** Warn that a change delays withdrawals.
 *
 * **Don't:** Hide the network or the current address: money sent to the wrong address is lost.
 *
 * | Key | Action |
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
  slotProps,
  ...rest
}: WalletAddressFormProps) {
  const text = useTexts(walletAddressForm, texts);
  const {
    form,
    text: field,
    control,
  } = useDraft<WalletAddressChange>({
    initial: { address: '', txnPassword: '', otp: '' },
    problems,
    errors,
    pending,
    slotProps,
    onSubmit,
  });
  return (
    <Form
      {...rest}
      slotProps={slotProps}
      draft={form}
      data-state={hasTxnPassword ? 'open' : 'locked'}
      error={error}
      submit={hasTxnPassword ? text.submit : undefined}
      pending={pending}
      pendingText={text.pending}
    >
      <dl className={styles.current} data-state={currentAddress === null ? 'none' : 'set'}>
        <dt className={styles.name}>{text.current}</dt>
        <dd className={styles.value}>
          <span className={styles.address}>{currentAddress ?? text.none}</span>
          {currentAddress !== null && <CopyButton text={currentAddress} label={text.copy} />}
        </dd>
      </dl>
      {hasTxnPassword ? (
        <>
          <TextField
            {...field('address', {
              label: text.address,
              hint: text.addressHint,
              required: true,
              placeholder: '0x',
              autoComplete: 'off',
              autoCapitalize: 'none',
              spellCheck: false,
            })}
          />
          <PasswordField
            {...field('txnPassword', {
              label: text.txnPassword,
              required: true,
              autoComplete: 'off',
            })}
          />
          {twoFactor && (
            <OtpField
              {...control('otp', { label: text.otp, hint: text.otpHint, required: true })}
            />
          )}
        </>
      ) : (
        <Notice tone="warning">
          {text.noTxnPassword} <Link href={txnPasswordHref}>{text.setTxnPassword}</Link>
        </Notice>
      )}
    </Form>
  );
}
