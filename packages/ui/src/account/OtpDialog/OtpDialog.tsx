'use client';

import { otpDialog } from '@platform/messages/otpDialog';
import { useProblemTexts } from '../../internal/problems';
import type { Problems } from '../../internal/useDraft';
import { Dialog, type DialogProps, type DialogSlots } from '../../primitives/Dialog/Dialog';
import { Notice } from '../../primitives/Notice/Notice';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { isOtpAction, otpProblems, type OtpAction, type OtpDraft } from './otp';
import { OtpForm, type OtpFormSlots } from './OtpForm';

export type { OtpAction, OtpDraft };

/**
 * Props for the parts of an `OtpDialog`, merged with its own: those of the dialog, and of its form.
 */
export interface OtpDialogSlots extends Omit<DialogSlots, 'footer'>, OtpFormSlots {}

export interface OtpDialogProps extends Omit<
  DialogProps,
  'title' | 'texts' | 'description' | 'size' | 'footer' | 'children' | 'onSubmit' | 'slotProps'
> {
  /**
   * Purpose of the code: 'Enable', 'Disable', or 'Renew' for new recovery codes. For any other
   * value, such as one from an address, the dialog shows 'Invalid authentication type.' and no
   * form.
   */
  action: string;
  /**
   * Secret to enable.
   * @default ''
   */
  secret?: string;
  /** Called with the code, once it has no problems. */
  onSubmit: (draft: OtpDraft) => void;
  /**
   * True while the code is being checked.
   * @default false
   */
  pending?: boolean;
  /** Error message of the server. */
  error?: string | undefined;
  /**
   * Problems that the server found, by field.
   * @default {}
   */
  errors?: Problems<OtpDraft> | undefined;
  /**
   * Returns problems by field before the form is sent.
   * @default the rules of the specification
   */
  problems?: (draft: OtpDraft) => Problems<OtpDraft>;
  /**
   * True if the action is already done: the dialog then says so instead.
   * @default false
   */
  done?: boolean;
  /** Address of help for a member without the device. */
  supportHref: string;
  /**
   * Custom texts, which override the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof otpDialog>>;
  /**
   * Props for individual parts and fields: `{ submit: { name: 'send' } }`.
   * @default {}
   */
  slotProps?: OtpDialogSlots | undefined;
}

/** Returns the texts of a purpose. */
const purposeOf = (action: OtpAction, texts: TextsOf<typeof otpDialog>) => {
  switch (action) {
    case 'Enable':
      return {
        title: texts.enableTitle,
        lead: texts.enableLead,
        submit: texts.enableSubmit,
        doneText: texts.enableDone,
      };
    case 'Disable':
      return {
        title: texts.disableTitle,
        lead: texts.disableLead,
        submit: texts.disableSubmit,
        doneText: texts.disableDone,
      };
    case 'Renew':
      return {
        title: texts.renewTitle,
        lead: texts.renewLead,
        submit: texts.renewSubmit,
        doneText: texts.renewDone,
      };
  }
};

/**
 * Asks for the password and a code before a change of the account's protection. The code is from
 * the member's authenticator app. A recovery code also disables two-factor authentication.
 *
 * **When not to use it:** for a code that is sent by mail or message, which needs a button to send
 * it again.
 *
 * **Do:** Name the purpose of the code in the title, so that no member confirms something else by
 * mistake.
 *
 * **Don't:** Ask for a code without its purpose: fraudsters ask members for such codes on the
 * phone.
 *
 * | Key | Does |
 * | --- | --- |
 * | digits | fill in the code |
 * | Enter | sends the form |
 * | Escape | leaves everything as it is |
 */
export function OtpDialog({
  action,
  secret = '',
  onSubmit,
  pending = false,
  error,
  errors,
  problems = otpProblems,
  done = false,
  supportHref,
  texts,
  slotProps,
  ...rest
}: OtpDialogProps) {
  const text = useTexts(otpDialog, texts);
  const problemText = useProblemTexts();
  if (!isOtpAction(action)) {
    return (
      <Dialog {...rest} slotProps={slotProps} size="small" title={text.unknownTitle}>
        <Notice tone="danger" role="alert">
          {problemText({ code: 'invalidAuthType' })}
        </Notice>
      </Dialog>
    );
  }
  const { title, lead, submit, doneText } = purposeOf(action, text);
  return (
    <Dialog
      {...rest}
      slotProps={slotProps}
      size="small"
      title={title}
      description={done ? undefined : lead}
    >
      {done && <Notice tone="success">{doneText}</Notice>}
      {!done && (
        <OtpForm
          action={action}
          secret={secret}
          submit={submit}
          onSubmit={onSubmit}
          pending={pending}
          error={error}
          errors={errors}
          problems={problems}
          supportHref={supportHref}
          texts={text}
          slotProps={slotProps}
        />
      )}
    </Dialog>
  );
}
