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

/** Props of the `TermsBox` without the state that the form controls. */
type TermsProps = Omit<TermsBoxProps, 'read' | 'defaultRead' | 'accepted' | 'defaultAccepted'>;

export interface RegisterFormSlots extends FormSlots {
  /** Sponsor code from the invitation. */
  sponsorCode?: PartProps<TextFieldProps> | undefined;
  /** Member's name. */
  name?: PartProps<TextFieldProps> | undefined;
  email?: PartProps<TextFieldProps> | undefined;
  password?: PartProps<PasswordFieldProps> | undefined;
  confirmation?: PartProps<PasswordFieldProps> | undefined;
  phone?: PartProps<PhoneFieldProps> | undefined;
  /** Terms in the second step. */
  terms?: PartProps<TermsProps> | undefined;
}

export interface RegisterFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Called with the registration once the member has accepted the terms. */
  onSubmit: (registration: Registration) => void;
  /**
   * Sponsor code from the invitation.
   * @default ''
   */
  sponsor?: string;
  /**
   * ISO 3166 code of the initial phone number country.
   * @default 'IN' (the specification)
   */
  country?: string;
  /**
   * True while the registration is being submitted, during which the button ignores presses.
   * @default false
   */
  pending?: boolean;
  /** Error message from the server. */
  error?: string | undefined;
  /**
   * Problems from the server, which return the form to step 1.
   * @default {}
   */
  errors?: RegistrationErrors;
  /**
   * Password rules.
   * @default PASSWORD_RULES from `@platform/rules/fields` (the specification)
   */
  rules?: readonly PasswordRule[];
  /**
   * Terms to accept.
   * @default those of the platform
   */
  terms?: readonly TermsClause[];
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof registerForm>>;
  /**
   * Props for the parts and fields, such as `{ name: { label: 'Your name' } }`.
   * @default {}
   */
  slotProps?: RegisterFormSlots | undefined;
}

const NONE: RegistrationErrors = {};

/**
 * Form that registers a member in two steps: details, then terms. Show the form in a `Dialog`.
 *
 * **When not to use it:** to change a member's details, use the settings.
 *
 * **Do:** Show the number of steps.
 *
 * **Don't:** Ask for details that are not needed yet.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter | continues to the terms; on the second step, registers the member |
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

  // Returns to step 1, because its fields show the new problems from the server.
  if (useNewAnswer(errors, pending) && Object.values(errors).some(Boolean)) setStep(1);

  // Heading of the step. A new step focuses its heading; a problem focuses its field.
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
