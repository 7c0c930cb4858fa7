'use client';

import { verificationSteps } from '@platform/messages/verificationSteps';
import type { Step } from '@platform/rules/wingo';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FullHash } from '../../../data/FullHash/FullHash';
import { classNames } from '../../../internal/classNames';
import { Accordion, type AccordionItem } from '../../../primitives/Accordion/Accordion';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { stepAbout, stepTitle, valueText } from './stepTexts';
import * as styles from './VerificationSteps.css';

export interface VerificationStepsProps extends Omit<ComponentProps<'div'>, 'children' | 'dir'> {
  /** Steps of the verification, in order. */
  steps: readonly Step[];
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof verificationSteps>>;
}

type Texts = TextsOf<typeof verificationSteps>;

function StepDetails({ step, texts }: { step: Step; texts: Texts }) {
  return (
    <div className={styles.details}>
      <p>{stepAbout(step.name, texts)}</p>
      {step.from.map(([name, value]) => (
        <FullHash key={name} label={texts[name]} value={value} />
      ))}
      <FullHash label={texts.computed} value={valueText(step.computed, texts)} />
      <FullHash label={texts.published} value={valueText(step.published, texts)} />
    </div>
  );
}

function itemOf(step: Step, texts: Texts): AccordionItem {
  const Icon = step.ok ? CircleCheck : CircleX;
  return {
    id: step.name,
    icon: <Icon aria-hidden data-ok={step.ok} className={styles.icon} />,
    title: (
      <span className={styles.title}>
        <span>{stepTitle(step.name, texts)}</span>{' '}
        <span data-ok={step.ok} className={styles.state}>
          {step.ok ? texts.agrees : texts.differs}
        </span>
      </span>
    ),
    content: <StepDetails step={step} texts={texts} />,
  };
}

/**
 * Verification steps with their results. The first failed step is expanded.
 *
 * **When not to use it:** for the verdict alone, use a `VerifyDialog`.
 *
 * **Do:** State in words whether the values of a step match.
 *
 * **Don't:** Show only icons.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | on a step: expands or collapses its values |
 * | Down, Up | goes to the next or previous step |
 */
export function VerificationSteps({ steps, texts, className, ...rest }: VerificationStepsProps) {
  const text = useTexts(verificationSteps, texts);
  const wrong = steps.find(({ ok }) => !ok)?.name ?? '';
  return (
    <Accordion
      {...rest}
      items={steps.map((step) => itemOf(step, text))}
      defaultValue={wrong}
      className={classNames(styles.root, className)}
    />
  );
}
