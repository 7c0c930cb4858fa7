'use client';

import type { otpDialog } from '@platform/messages/otpDialog';
import { useState } from 'react';
import type { PartProps } from '../../internal/mergeProps';
import { useDraft, type Problems } from '../../internal/useDraft';
import { Form, type FormSlots } from '../../layout/Form/Form';
import { Link } from '../../primitives/Link/Link';
import {
  PasswordField,
  type PasswordFieldProps,
} from '../../primitives/PasswordField/PasswordField';
import { Text } from '../../primitives/Text/Text';
import type { TextsOf } from '../../theme/Messages';
import { CodeField, type CodeFieldSlot } from '../codeField/CodeField';
import { codeProblem } from '../codeField/codeProblem';
import { takesRecoveryCode, type OtpAction, type OtpDraft } from './otp';

export interface OtpFormSlots extends FormSlots {
  /** Password, required for every security change. */
  password?: PartProps<PasswordFieldProps> | undefined;
  /** Field for the code. Its label and hint apply to codes from the app. */
  otp?: CodeFieldSlot | undefined;
}

interface OtpFormProps {
  action: OtpAction;
  asksForCode: boolean;
  secret: string;
  submit: string;
  onSubmit: (draft: OtpDraft) => void;
  pending: boolean;
  error: string | undefined;
  errors: Problems<OtpDraft> | undefined;
  problems: (draft: OtpDraft) => Problems<OtpDraft>;
  supportHref: string;
  texts: TextsOf<typeof otpDialog>;
  slotProps: OtpFormSlots | undefined;
}

/** Form of the dialog. Each opening mounts an empty form. */
export function OtpForm({
  action,
  asksForCode,
  secret,
  submit,
  onSubmit,
  pending,
  error,
  errors,
  problems,
  supportHref,
  texts,
  slotProps,
}: OtpFormProps) {
  // Keeps only the password and the code in the state, because the purpose and the secret may change.
  const [recovery, setRecovery] = useState(false);
  const { form, problemOf, text, control } = useDraft<OtpDraft>({
    initial: { otp: '', action, secret, password: '' },
    problems: ({ otp, password }) => {
      const { otp: wrong, ...others } = problems({ otp, action, secret, password });
      const problem = recovery ? codeProblem(otp, true) : wrong;
      return {
        ...(password === '' && { password: { code: 'noPassword' } }),
        ...others,
        ...(asksForCode && problem && { otp: problem }),
      };
    },
    errors,
    once: ['otp'],
    pending,
    slotProps,
    onSubmit: ({ otp, password }) => onSubmit({ otp, action, secret, password }),
  });
  return (
    <Form
      slotProps={slotProps}
      draft={form}
      error={problemOf('action') ?? problemOf('secret') ?? error}
      submit={submit}
      pending={pending}
      pendingText={texts.pending}
      footer={
        asksForCode && (
          <Text size="s" tone="muted">
            {texts.lostDevice} <Link href={supportHref}>{texts.support}</Link>
          </Text>
        )
      }
    >
      <PasswordField
        {...text('password', {
          label: texts.password,
          required: true,
          autoComplete: 'current-password',
        })}
      />
      {asksForCode && (
        <CodeField
          {...control('otp', { label: texts.otp, hint: texts.otpHint })}
          recovery={recovery}
          onRecoveryChange={takesRecoveryCode(action) ? setRecovery : undefined}
        />
      )}
    </Form>
  );
}
