'use client';

import { registerForm } from '@platform/messages/registerForm';
import { PASSWORD_RULES, type PasswordRule } from '@platform/rules/fields';
import type { Registration } from '@platform/rules/models';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { mergeProps, type PartProps } from '../../internal/mergeProps';
import { useDraft, useNewAnswer } from '../../internal/useDraft';
import { Form, type FormSlots } from '../../layout/Form/Form';
import { Heading } from '../../primitives/Heading/Heading';
import { IconButton } from '../../primitives/IconButton/IconButton';
import type { PasswordFieldProps } from '../../primitives/PasswordField/PasswordField';
import type { PhoneFieldProps } from '../../primitives/PhoneField/PhoneField';
import type { TextFieldProps } from '../../primitives/TextField/TextField';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { TermsBox, type TermsBoxProps } from '../TermsBox/TermsBox';
import type { TermsClause } from '../termsText';
import {
  checkDetails,
  emptyDetails,
  toRegistration,
  type Details,
  type RegistrationErrors,
} from './details';
import { DetailsStep } from './DetailsStep';
import * as styles from './RegisterForm.css';

/** The terms, without what they hold: that is the form's. */
type TermsProps = Omit<TermsBoxProps, 'read' | 'defaultRead' | 'accepted' | 'defaultAccepted'>;

/** Props for the parts and the fields of a `RegisterForm`, merged with its own. */
export interface RegisterFormSlots extends FormSlots {
  /** The code of the invitation. */
  sponsorCode?: PartProps<TextFieldProps> | undefined;
  /** Who registers. */
  name?: PartProps<TextFieldProps> | undefined;
  /** The address that mails go to. */
  email?: PartProps<TextFieldProps> | undefined;
  /** The password. */
  password?: PartProps<PasswordFieldProps> | undefined;
  /** The password once more. */
  confirmation?: PartProps<PasswordFieldProps> | undefined;
  /** The phone number. */
  phone?: PartProps<PhoneFieldProps> | undefined;
  /** The terms, in the second step. */
  terms?: PartProps<TermsProps> | undefined;
}

export interface RegisterFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Called once the terms are accepted. */
  onSubmit: (registration: Registration) => void;
  /**
   * The sponsor's code from the invitation; its field begins with it.
   * @default ''
   */
  sponsor?: string;
  /**
   * The country that the phone number begins in, by its ISO 3166 code.
   * @default 'IN' (the specification)
   */
  country?: string;
  /**
   * The registration is on its way; the button ignores presses.
   * @default false
   */
  pending?: boolean;
  /** Error message of the server. */
  error?: string | undefined;
  /**
   * Why it failed, by field. Leads back to step 1, where the fields stand.
   * @default {}
   */
  errors?: RegistrationErrors;
  /**
   * Rules of the password.
   * @default PASSWORD_RULES of `@platform/rules/fields` (the specification)
   */
  rules?: readonly PasswordRule[];
  /**
   * The terms to accept.
   * @default those of the platform
   */
  terms?: readonly TermsClause[];
  /**
   * Texts that replace those of the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof registerForm>>;
  /**
   * Props for its parts and its fields, by their names: `{ name: { label: 'Your name' } }`.
   * @default {}
   */
  slotProps?: RegisterFormSlots | undefined;
}

const NONE: RegistrationErrors = {};

/**
 * Registers a member in two steps: the details, then the terms. Going back loses nothing that was
 * typed or read. Shown in a `Dialog`.
 *
 * **When not to use it:** to change the details of a member; that is done in the settings.
 *
 * **Do:** Say how many steps there are, and keep the typed values when the reader goes back.
 *
 * **Don't:** Ask for details that are not needed today: every field costs some registrations.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter | goes on to the terms; there, registers |
 */
export function RegisterForm({
  onSubmit,
  sponsor = '',
  country = 'IN',
  pending = false,
  error,
  errors = NONE,
  rules = PASSWORD_RULES,
  terms,
  texts,
  slotProps,
  ...rest
}: RegisterFormProps) {
  const text = useTexts(registerForm, texts);
  const [step, setStep] = useState<1 | 2>(1);
  const [read, setRead] = useState(false);
  const [accepted, setAccepted] = useState(false);
  const [insist, setInsist] = useState(false);

  // New errors from the server lead back to the fields they are about.
  if (useNewAnswer(errors, pending) && Object.values(errors).some(Boolean)) setStep(1);

  // A new step begins at its heading, a mistake at its field.
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);
  const {
    draft,
    form,
    text: field,
    control,
  } = useDraft<Details>({
    initial: () => emptyDetails(sponsor, country),
    problems: (details) => checkDetails(details, rules),
    errors,
    pending,
    slotProps,
    onSubmit: () => setStep(2),
  });

  const acceptTerms = () => {
    if (accepted) onSubmit(toRegistration(draft));
    else setInsist(true);
  };

  return (
    <Form
      {...rest}
      slotProps={slotProps}
      draft={{
        ...form,
        onSubmit: (event) => {
          event.preventDefault();
          if (step === 1) form.onSubmit(event);
          else if (!pending) acceptTerms();
        },
      }}
      data-step={step}
      error={error}
      submit={step === 1 ? text.next : text.submit}
      pending={pending}
      pendingText={text.pending}
    >
      <div className={styles.header}>
        {step === 2 && (
          <IconButton label={text.back} tone="neutral" onClick={() => setStep(1)}>
            <ArrowLeft aria-hidden className={styles.arrow} />
          </IconButton>
        )}
        <Heading ref={heading} tabIndex={-1} level={3} size="m" className={styles.title}>
          <span className={styles.step}>{step === 1 ? text.step1 : text.step2}</span>{' '}
          <span>{step === 1 ? text.step1Title : text.step2Title}</span>
        </Heading>
      </div>
      {step === 1 ? (
        <DetailsStep
          field={field}
          phone={control('phone', { label: text.phone, required: true })}
          password={draft.password}
          rules={rules}
          texts={text}
        />
      ) : (
        <TermsBox
          {...mergeProps<TermsBoxProps>(
            {
              ...(terms && { clauses: terms }),
              read,
              onRead: () => setRead(true),
              accepted,
              onAcceptedChange: setAccepted,
              insist,
            },
            slotProps?.terms,
          )}
        />
      )}
    </Form>
  );
}
