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

export interface OtpDialogSlots extends Omit<DialogSlots, 'footer'>, OtpFormSlots {}

export interface OtpDialogProps extends Omit<
  DialogProps,
  'title' | 'texts' | 'description' | 'size' | 'footer' | 'children' | 'onSubmit' | 'slotProps'
> {
  /**
   * Purpose of the code: 'Enable', 'Disable', 'Renew' for new recovery codes, or 'Confirm' before
   * another action. For any other value, such as one from a URL, the dialog shows 'Invalid
   * authentication type.' without a form.
   */
  action: string;
  /**
   * Asks for a code in addition to the password.
   * @default true
   */
  asksForCode?: boolean;
  /**
   * Secret key of the authenticator app to enable.
   * @default ''
   */
  secret?: string;
  /** Called with a valid draft. */
  onSubmit: (draft: OtpDraft) => void;
  /**
   * True while the code is being checked.
   * @default false
   */
  pending?: boolean;
  /** Error message from the server. */
  error?: string | undefined;
  /**
   * Problems from the server.
   * @default {}
   */
  errors?: Problems<OtpDraft> | undefined;
  /**
   * Validates the draft before submission.
   * @default the rules of the specification
   */
  problems?: (draft: OtpDraft) => Problems<OtpDraft>;
  /**
   * True if the action has succeeded.
   * @default false
   */
  done?: boolean;
  /** URL of the support page, for members who have lost their device. */
  supportHref: string;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof otpDialog>>;
  /**
   * Props for the parts, such as `{ submit: { name: 'send' } }`.
   * @default {}
   */
  slotProps?: OtpDialogSlots | undefined;
}

const purposeOf = (action: OtpAction, asksForCode: boolean, texts: TextsOf<typeof otpDialog>) => {
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
    case 'Confirm':
      return {
        title: texts.confirmTitle,
        lead: asksForCode ? texts.confirmCodeLead : texts.confirmLead,
        submit: texts.confirmSubmit,
        doneText: '',
      };
  }
};

/**
 * Dialog that asks for the password and a code before a security change or a large payment.
 *
 * **When not to use it:** for a code sent by email or text message.
 *
 * **Do:** Name the purpose of the code in the title.
 *
 * **Don't:** Ask for a code without stating its purpose, as phone scammers do.
 *
 * | Key | Action |
 * | --- | --- |
 * | digits | fill in the code |
 * | Enter | submits the form |
 * | Escape | closes the dialog without changes |
 */
export function OtpDialog({
  action,
  asksForCode = true,
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
  const { title, lead, submit, doneText } = purposeOf(action, asksForCode, text);
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
          asksForCode={asksForCode}
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
