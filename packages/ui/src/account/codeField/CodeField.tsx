'use client';

import { codeField } from '@platform/messages/codeField';
import type { PartProps } from '../../internal/mergeProps';
import { Button } from '../../primitives/Button/Button';
import { OtpField, type OtpFieldProps } from '../../primitives/OtpField/OtpField';
import { TextField } from '../../primitives/TextField/TextField';
import { useTexts } from '../../theme/Messages';
import * as styles from './CodeField.css';

type CodeProps = Omit<OtpFieldProps, 'length' | 'onComplete'>;

export type CodeFieldSlot = PartProps<CodeProps>;

interface CodeFieldProps extends CodeProps {
  onValueChange: (value: string) => void;
  recovery: boolean;
  /** Called when the user switches to the other type of code. Omit it if only one is accepted. */
  onRecoveryChange?: ((recovery: boolean) => void) | undefined;
}

export function CodeField({ recovery, onRecoveryChange, ...field }: CodeFieldProps) {
  const text = useTexts(codeField);
  return (
    <div className={styles.root}>
      {recovery ? (
        <TextField
          {...field}
          label={text.recoveryCode}
          hint={text.recoveryHint}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      ) : (
        <OtpField {...field} required />
      )}
      {onRecoveryChange && (
        <Button
          tone="quiet"
          className={styles.other}
          onClick={() => {
            field.onValueChange('');
            onRecoveryChange(!recovery);
          }}
        >
          {recovery ? text.useApp : text.useRecovery}
        </Button>
      )}
    </div>
  );
}
