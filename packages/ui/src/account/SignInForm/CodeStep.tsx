'use client';

import type { signInForm } from '@platform/messages/signInForm';
import { ArrowLeft } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useDraft } from '../../internal/useDraft';
import { Form, type FormSlots } from '../../layout/Form/Form';
import { Heading } from '../../primitives/Heading/Heading';
import { IconButton } from '../../primitives/IconButton/IconButton';
import type { TextsOf } from '../../theme/Messages';
import { CodeField, type CodeFieldSlot } from '../codeField/CodeField';
import { codeProblem } from '../codeField/codeProblem';
import * as styles from './SignInForm.css';

export interface CodeStepSlots extends FormSlots {
  /** Field for the code. Its label and hint apply to codes from the app. */
  otp?: CodeFieldSlot | undefined;
}

interface CodeStepProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  onSubmit: (otp: string) => void;
  onBack: (() => void) | undefined;
  pending: boolean;
  error: string | undefined;
  texts: TextsOf<typeof signInForm>;
  slotProps: CodeStepSlots | undefined;
}

export function CodeStep({
  onSubmit,
  onBack,
  pending,
  error,
  texts,
  slotProps,
  ...rest
}: CodeStepProps) {
  const [recovery, setRecovery] = useState(false);
  const { form, control } = useDraft({
    initial: { otp: '' },
    problems: ({ otp }) => {
      const problem = codeProblem(otp, recovery);
      return problem ? { otp: problem } : {};
    },
    errors: error === undefined ? undefined : { otp: error },
    pending,
    slotProps,
    onSubmit: ({ otp }) => onSubmit(otp),
  });
  return (
    <Form
      {...rest}
      slotProps={slotProps}
      draft={form}
      submit={texts.submit}
      pending={pending}
      pendingText={texts.pending}
    >
      <div className={styles.header}>
        {onBack && (
          <IconButton label={texts.back} tone="neutral" onClick={onBack}>
            <ArrowLeft aria-hidden className={styles.arrow} />
          </IconButton>
        )}
        <Heading level={3} size="m" className={styles.title}>
          {texts.codeTitle}
        </Heading>
      </div>
      <CodeField
        {...control('otp', { label: texts.otp, hint: texts.otpHint })}
        recovery={recovery}
        onRecoveryChange={setRecovery}
      />
    </Form>
  );
}
