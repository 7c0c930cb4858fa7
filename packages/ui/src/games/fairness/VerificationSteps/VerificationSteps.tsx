'use client';

import { verificationSteps } from '@platform/messages/verificationSteps';
import type { Step } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { FullHash } from '../../../data/FullHash/FullHash';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { StepList } from '../StepList';
import { stepAbout, stepTitle, valueText } from './stepTexts';

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
    <>
      <p>{stepAbout(step.name, texts)}</p>
      {step.from.map(([name, value]) => (
        <FullHash key={name} label={texts[name]} value={value} />
      ))}
      <FullHash label={texts.computed} value={valueText(step.computed, texts)} />
      <FullHash label={texts.published} value={valueText(step.published, texts)} />
    </>
  );
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
export function VerificationSteps({ steps, texts, ...rest }: VerificationStepsProps) {
  const text = useTexts(verificationSteps, texts);
  return (
    <StepList
      {...rest}
      texts={texts}
      steps={steps.map((step) => ({
        name: step.name,
        ok: step.ok,
        title: stepTitle(step.name, text),
        details: <StepDetails step={step} texts={text} />,
      }))}
    />
  );
}
