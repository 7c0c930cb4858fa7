import { verificationSteps } from '@platform/messages/verificationSteps';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { Accordion } from '../../primitives/Accordion/Accordion';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './stepList.css';

export interface ListedStep {
  name: string;
  ok: boolean;
  title: string;
  details: ReactNode;
}

interface StepListProps extends Omit<ComponentProps<'div'>, 'children' | 'dir'> {
  steps: readonly ListedStep[];
  texts?: Partial<TextsOf<typeof verificationSteps>> | undefined;
}

/** Steps of a verification, each with its result. The first failed step is expanded. */
export function StepList({ steps, texts, className, ...rest }: StepListProps) {
  const text = useTexts(verificationSteps, texts);
  return (
    <Accordion
      {...rest}
      items={steps.map(({ name, ok, title, details }) => {
        const Icon = ok ? CircleCheck : CircleX;
        return {
          id: name,
          icon: <Icon aria-hidden data-ok={ok} className={styles.icon} />,
          title: (
            <span className={styles.title}>
              <span>{title}</span>{' '}
              <span data-ok={ok} className={styles.state}>
                {ok ? text.agrees : text.differs}
              </span>
            </span>
          ),
          content: <div className={styles.details}>{details}</div>,
        };
      })}
      defaultValue={steps.find(({ ok }) => !ok)?.name ?? ''}
      className={classNames(styles.root, className)}
    />
  );
}
