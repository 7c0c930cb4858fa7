'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { TextField, type TextFieldProps } from '../TextField/TextField';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'> {
  /**
   * What the button says while the password is hidden.
   * @default 'Show password'
   */
  showLabel?: string;
  /**
   * What the button says while the password is in sight.
   * @default 'Hide password'
   */
  hideLabel?: string;
}

/**
 * A secret, hidden until its reader asks to see it. Set `autoComplete` to `current-password` or
 * `new-password`, so that password managers help.
 *
 * **When not to use it:** for a one-time code, which nobody needs to hide.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes on to the button that shows the password |
 * | Enter, Space | on that button: shows or hides it |
 */
export function PasswordField({
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={shown ? hideLabel : showLabel}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
