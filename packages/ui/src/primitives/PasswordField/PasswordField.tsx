'use client';

import { passwordField } from '@platform/messages/passwordField';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FieldSlots } from '../../internal/Field/Field';
import type { SlotProps } from '../../internal/mergeProps';
import { IconButtonSlot } from '../IconButton/IconButtonSlot';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { useTexts, type TextsOf } from '../../theme/Messages';

export interface PasswordFieldSlots extends FieldSlots {
  /** Button that shows or hides the password. */
  toggle?: SlotProps<'button'> | undefined;
}

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'slotProps'
> {
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof passwordField>>;
  /**
   * Props for the parts, such as `{ toggle: { tabIndex: -1 } }`.
   * @default {}
   */
  slotProps?: PasswordFieldSlots | undefined;
}

/**
 * Field for a secret, hidden until the user shows it.
 *
 * **When not to use it:** for a one-time code, use an `OtpField`.
 *
 * **Do:** Set `autoComplete` to `current-password` or `new-password`.
 *
 * **Don't:** Ask for the password twice.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves to the button that reveals the password |
 * | Enter, Space | on that button: shows or hides the password |
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
