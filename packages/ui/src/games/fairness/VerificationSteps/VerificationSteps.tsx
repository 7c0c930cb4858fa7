'use client';

import type { Step } from '@platform/rules/wingo';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FullHash } from '../../../data/FullHash/FullHash';
import { classNames } from '../../../internal/classNames';
import { Accordion, type AccordionItem } from '../../../primitives/Accordion/Accordion';
import { STEP_TEXTS } from '../texts';
import * as styles from './VerificationSteps.css';

const TEXTS = {
  agrees: 'Agrees',
  differs: 'Differs',
  computed: 'Computed by your browser',
  published: 'Published by the server',
};

export interface VerificationStepsProps extends Omit<ComponentProps<'div'>, 'children' | 'dir'> {
  /** What was computed anew, in its order. */
  steps: readonly Step[];
  /** @default 'Agrees', 'Differs', 'Computed by your browser', 'Published by the server' */
  texts?: typeof TEXTS;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function StepDetails({ step, texts }: { step: Step; texts: typeof TEXTS }) {
  return (
    <div className={styles.details}>
      <p>{STEP_TEXTS[step.name].about}</p>
      {step.from.map(([name, value]) => (
        <FullHash key={name} label={upperFirst(name)} value={value} />
      ))}
      <FullHash label={texts.computed} value={step.computed} />
      <FullHash label={texts.published} value={step.published} />
    </div>
  );
}

function itemOf(step: Step, texts: typeof TEXTS): AccordionItem {
  const Icon = step.ok ? CircleCheck : CircleX;
  return {
    id: step.name,
    icon: <Icon aria-hidden data-ok={step.ok} className={styles.icon} />,
    title: (
      <span className={styles.title}>
        {STEP_TEXTS[step.name].title}{' '}
        <span data-ok={step.ok} className={styles.state}>
          {step.ok ? texts.agrees : texts.differs}
        </span>
      </span>
    ),
    content: <StepDetails step={step} texts={texts} />,
  };
}

/**
 * The steps of a verification: whether each agrees, and on demand what was computed, from what, and
 * what was published. The first one that differs is open.
 *
 * **When not to use it:** for the verdict alone; a `VerifyDialog` says it in a sentence.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | on a step: shows or hides its values |
 * | Down, Up | goes to the next or previous step |
 */
export function VerificationSteps({
  steps,
  texts = TEXTS,
  className,
  ...rest
}: VerificationStepsProps) {
  const wrong = steps.find(({ ok }) => !ok)?.name ?? '';
  return (
    <Accordion
      {...rest}
      items={steps.map((step) => itemOf(step, texts))}
      defaultValue={wrong}
      className={classNames(styles.root, className)}
    />
  );
}
