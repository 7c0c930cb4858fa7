'use client';

import { codeField } from '@platform/messages/codeField';
import { Button } from '../../primitives/Button/Button';
import { OtpField } from '../../primitives/OtpField/OtpField';
import { TextField } from '../../primitives/TextField/TextField';
import { useTexts } from '../../theme/Messages';
import * as styles from './CodeField.css';

interface CodeFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
  label: string;
  hint: string;
  /** Whether a recovery code is asked for in place of the app's. */
  recovery: boolean;
  /** Called with the other way. Without it only a code of the app counts. */
  onRecoveryChange?: ((recovery: boolean) => void) | undefined;
}

/** The field for a code of the authenticator app, or for a recovery code where that counts, too. */
export function CodeField({
  label,
  hint,
  recovery,
  onValueChange,
  onRecoveryChange,
  ...field
}: CodeFieldProps) {
  const text = useTexts(codeField);
  return (
    <div className={styles.root}>
      {recovery ? (
        <TextField
          {...field}
          onChange={({ target }) => onValueChange(target.value)}
          label={text.recoveryCode}
          hint={text.recoveryHint}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      ) : (
        <OtpField {...field} onValueChange={onValueChange} label={label} hint={hint} required />
      )}
      {onRecoveryChange && (
        <Button
          tone="quiet"
          className={styles.other}
          onClick={() => {
            onValueChange('');
            onRecoveryChange(!recovery);
          }}
        >
          {recovery ? text.useApp : text.useRecovery}
        </Button>
      )}
    </div>
  );
}
