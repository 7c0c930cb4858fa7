'use client';

import { passwordField } from '@platform/messages/passwordField';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FieldSlots } from '../../internal/Field/Field';
import type { SlotProps } from '../../internal/mergeProps';
import { IconButtonSlot } from '../IconButton/IconButtonSlot';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { useTexts, type TextsOf } from '../../theme/Messages';

/** Props for the parts of a `PasswordField`, merged with its own. */
export interface PasswordFieldSlots extends FieldSlots {
  /** Button that shows and hides the secret. */
  toggle?: SlotProps<'button'> | undefined;
}

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'slotProps'
> {
  /**
   * Texts that replace those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof passwordField>>;
  /**
   * Props for its parts: `{ toggle: { tabIndex: -1 } }`.
   * @default {}
   */
  slotProps?: PasswordFieldSlots | undefined;
}

/**
 * Field for a secret, hidden until the reader shows it. Set `autoComplete` to `current-password` or
 * `new-password` for password managers.
 *
 * **When not to use it:** for a one-time code, use an `OtpField`.
 *
 * **Do:** Name its purpose in `autoComplete`, so that password managers fill it in.
 *
 * **Don't:** Ask for the password twice: it can be shown instead.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes to the button that shows the password |
 * | Enter, Space | on that button: shows or hides it |
 */
export function PasswordField({ texts, slotProps, ...rest }: PasswordFieldProps) {
  const text = useTexts(passwordField, texts);
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      slotProps={slotProps}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButtonSlot
          slotProps={slotProps?.toggle}
          label={shown ? text.hide : text.show}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButtonSlot>
      }
    />
  );
}
