'use client';

import { codeField } from '@platform/messages/codeField';
import type { PartProps } from '../../internal/mergeProps';
import { Button } from '../../primitives/Button/Button';
import { OtpField, type OtpFieldProps } from '../../primitives/OtpField/OtpField';
import { TextField } from '../../primitives/TextField/TextField';
import { useTexts } from '../../theme/Messages';
import * as styles from './CodeField.css';

/** What both kinds of codes take. */
type CodeProps = Omit<OtpFieldProps, 'length' | 'onComplete'>;

/** Props that the caller of a form gives to its code. */
export type CodeFieldSlot = PartProps<CodeProps>;

interface CodeFieldProps extends CodeProps {
  onValueChange: (value: string) => void;
  /** Whether a recovery code is asked for in place of the app's. */
  recovery: boolean;
  /** Called with the other way. Without it only a code of the app counts. */
  onRecoveryChange?: ((recovery: boolean) => void) | undefined;
}

/** The field for a code of the authenticator app, or for a recovery code where that counts, too. */
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
