'use client';

import { form } from '@platform/messages/form';
import type { ComponentProps, ReactNode } from 'react';
import { useFormStatus } from 'react-dom';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { wrapTexts } from '../../internal/wrapTexts';
import { useMergedRef } from '../../internal/useMergedRef';
import { Button, type ButtonProps } from '../../primitives/Button/Button';
import { Notice } from '../../primitives/Notice/Notice';
import { useTexts } from '../../theme/Messages';
import * as styles from './Form.css';

export interface FormSlots {
  notice?: SlotProps<'div'> | undefined;
  submit?: SlotProps<'button'> | undefined;
  /** Area below the button. */
  footer?: SlotProps<'div'> | undefined;
}

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /**
   * `form` props from `useDraft`. A form with an `action` needs no draft.
   * @default nothing
   */
  draft?: Required<Pick<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit'>>;
  /** Error message, announced immediately. */
  error?: ReactNode;
  /** Label of the submit button. If omitted, there is no button. */
  submit?: ReactNode;
  /**
   * True while the form is being submitted. React tracks this state for an `action`.
   * @default false
   */
  pending?: boolean;
  /**
   * Label of the submit button while pending.
   * @default 'Please wait...'
   */
  pendingText?: ReactNode;
  /** Content below the button. */
  footer?: ReactNode;
  /**
   * Props for the parts, such as `{ submit: { name: 'send' } }`.
   * @default {}
   */
  slotProps?: FormSlots | undefined;
}

function Submit({ pending = false, ...rest }: ButtonProps) {
  const { pending: isRunning } = useFormStatus();
  return <Button size="large" wide pending={pending || isRunning} {...rest} />;
}

/**
 * Column of fields, with the error message above and the submit button below.
 *
 * **When not to use it:** for a single control that acts immediately, such as a switch.
 *
 * **Do:** Show each problem next to its field, and explain how to fix it.
 *
 * **Don't:** Disable the submit button: users would not see what is missing.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter | in a field: submits the form |
 */
export function Form({
  draft,
  error,
  submit,
  pending = false,
  pendingText,
  footer,
  slotProps,
  ref,
  className,
  children,
  ...rest
}: FormProps) {
  const text = useTexts(form);
  const root = useMergedRef(draft?.ref, ref);
  return (
    <form {...rest} {...draft} ref={root} className={classNames(styles.root, className)}>
      {error !== undefined && (
        <Notice tone="danger" {...mergeProps({ role: 'alert' }, slotProps?.notice)}>
          {error}
        </Notice>
      )}
      {wrapTexts(children, { beside: true })}
      {submit !== undefined && (
        <Submit
          pending={pending}
          pendingText={pendingText ?? text.pending}
          {...mergeProps({ type: 'submit', className: styles.submit }, slotProps?.submit)}
        >
          {submit}
        </Submit>
      )}
      {footer !== undefined && (
        <div {...mergeProps({ className: styles.footer }, slotProps?.footer)}>{footer}</div>
      )}
    </form>
  );
}
