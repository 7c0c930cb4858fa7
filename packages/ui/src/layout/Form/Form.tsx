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

/** Props for the parts of a `Form`, merged with its own. */
export interface FormSlots {
  /** What says why it failed. */
  notice?: SlotProps<'div'> | undefined;
  /** The button that sends it. */
  submit?: SlotProps<'button'> | undefined;
  /** Below the button. */
  footer?: SlotProps<'div'> | undefined;
}

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /**
   * What holds the fields listens through these, beside the caller's own ref: `useDraft` gives them
   * as `form`. A form with an `action`, such as a server action, needs none.
   * @default nothing
   */
  draft?: Required<Pick<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit'>>;
  /** Why it failed, in the server's words. Read out immediately. */
  error?: ReactNode;
  /** What the button reads. Without it there is no button. */
  submit?: ReactNode;
  /**
   * The form is on its way; the button ignores presses. With a function as `action`, React knows.
   * @default false
   */
  pending?: boolean;
  /**
   * What the button reads while pending.
   * @default 'Please wait...'
   */
  pendingText?: ReactNode;
  /** Below the button: a way back, or to a related form. */
  footer?: ReactNode;
  /**
   * Props for its parts: `{ submit: { name: 'send' } }`.
   * @default {}
   */
  slotProps?: FormSlots | undefined;
}

/** The button. React tells it while the action of its form runs. */
function Submit({ pending = false, ...rest }: ButtonProps) {
  const { pending: isRunning } = useFormStatus();
  return <Button size="large" wide pending={pending || isRunning} {...rest} />;
}

/**
 * Fields one below the other, what went wrong above them, the button that sends them below.
 *
 * **When not to use it:** for a single control that acts immediately, such as a search or a switch.
 *
 * **Do:** Show a problem at its field once the form was sent, and say how to solve it.
 *
 * **Don't:** Disable the button that sends: it does not say what is missing.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter | in a field: sends the form |
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
