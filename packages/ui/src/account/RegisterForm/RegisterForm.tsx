'use client';

import { registerForm } from '@platform/messages/registerForm';
import { PASSWORD_RULES, type PasswordRule } from '@platform/rules/fields';
import type { Registration } from '@platform/rules/models';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { useDraft } from '../../internal/useDraft';
import { useMergedRef } from '../../internal/useMergedRef';
import { Button } from '../../primitives/Button/Button';
import { Heading } from '../../primitives/Heading/Heading';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Notice } from '../../primitives/Notice/Notice';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { TermsBox } from '../TermsBox/TermsBox';
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
  /** Why it failed, in the server's words. */
  error?: string | undefined;
  /**
   * Why it failed, by field. Leads back to step 1, where the fields stand.
   * @default {}
   */
  errors?: RegistrationErrors;
  /**
   * What a password must keep to.
   * @default PASSWORD_RULES of `@platform/rules/fields` (the specification)
   */
  rules?: readonly PasswordRule[];
  /**
   * The terms to accept.
   * @default those of the platform
   */
  terms?: readonly TermsClause[];
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof registerForm>>;
}

const NONE: RegistrationErrors = {};

/**
 * Registers a member in two steps: the details, then the terms. Going back loses nothing that was
 * typed or read. Shown in a `Dialog`.
 *
 * **When not to use it:** to change the details of a member; that is done in the settings.
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
  ref,
  className,
  ...rest
}: RegisterFormProps) {
  const text = useTexts(registerForm, texts);
  const [step, setStep] = useState<1 | 2>(1);
  const [read, setRead] = useState(false);
  const [accepted, setAccepted] = useState(false);
  const [insist, setInsist] = useState(false);

  // New errors from the server lead back to the fields they are about.
  const [answered, setAnswered] = useState('{}');
  const answer = JSON.stringify(errors);
  if (answer !== answered) {
    setAnswered(answer);
    if (answer !== '{}') setStep(1);
  }

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
    change,
    form,
    problemOf,
    text: field,
  } = useDraft<Details>({
    initial: () => emptyDetails(sponsor, country),
    problems: (details) => checkDetails(details, rules),
    errors,
    pending,
    onSubmit: () => setStep(2),
  });
  const root = useMergedRef(form.ref, ref);

  const acceptTerms = () => {
    if (accepted) onSubmit(toRegistration(draft));
    else setInsist(true);
  };

  return (
    <form
      {...rest}
      {...form}
      ref={root}
      data-step={step}
      className={classNames(styles.root, className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (step === 1) form.onSubmit(event);
        else if (!pending) acceptTerms();
      }}
    >
      <div className={styles.header}>
        {step === 2 && (
          <IconButton label={text.back} tone="neutral" onClick={() => setStep(1)}>
            <ArrowLeft aria-hidden className={styles.arrow} />
          </IconButton>
        )}
        <Heading ref={heading} tabIndex={-1} level={3} size="m" className={styles.title}>
          <span className={styles.step}>{step === 1 ? text.step1 : text.step2}</span>{' '}
          {step === 1 ? text.step1Title : text.step2Title}
        </Heading>
      </div>
      {error !== undefined && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {step === 1 ? (
        <DetailsStep
          field={field}
          phone={{
            value: draft.phone,
            error: problemOf('phone'),
            onValueChange: (phone) => change('phone', phone),
          }}
          password={draft.password}
          rules={rules}
          texts={text}
        />
      ) : (
        <TermsBox
          {...(terms && { clauses: terms })}
          read={read}
          onRead={() => setRead(true)}
          accepted={accepted}
          onAcceptedChange={setAccepted}
          insist={insist}
        />
      )}
      <Button
        type="submit"
        size="large"
        wide
        pending={pending}
        pendingText={text.pending}
        className={styles.submit}
      >
        {step === 1 ? text.next : text.submit}
      </Button>
    </form>
  );
}
