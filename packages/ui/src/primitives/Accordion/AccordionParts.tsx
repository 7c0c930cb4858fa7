'use client';

import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import {
  UnfoldContent,
  UnfoldItem,
  UnfoldRoot,
  type UnfoldRootProps,
} from '../../internal/Unfold/Unfold';
import type { HeadingLevel } from '../Heading/Heading';
import * as styles from './Accordion.css';

export type AccordionRootProps = UnfoldRootProps;

/** Container of `AccordionSection`s. */
export const AccordionRoot = ({ className, ...rest }: AccordionRootProps) => (
  <UnfoldRoot {...rest} className={classNames(styles.root, className)} />
);

export interface AccordionSectionProps extends ComponentProps<'div'> {
  /** Id, unique in the accordion. */
  value: string;
  /**
   * Prevents the item from opening or closing.
   * @default false
   */
  disabled?: boolean;
  /**
   * Renders the child instead of a `<div>`.
   * @default false
   */
  asChild?: boolean;
}

/** Section of an `AccordionRoot`: a trigger and its content. */
export const AccordionSection = ({ className, ...rest }: AccordionSectionProps) => (
  <UnfoldItem {...rest} className={classNames(styles.item, className)} />
);

export interface AccordionTriggerProps extends ComponentProps<'button'> {
  /**
   * Heading level of the title.
   * @default 3
   */
  headingLevel?: HeadingLevel;
  /** Icon before the title, with `aria-hidden`. */
  icon?: ReactNode;
  /**
   * Renders the child instead of a `<button>`, without the arrow.
   * @default false
   */
  asChild?: boolean;
}

/** Title of an `AccordionSection`: a button in a heading. */
export function AccordionTrigger({
  headingLevel = 3,
  icon,
  asChild = false,
  className,
  children,
  ...rest
}: AccordionTriggerProps) {
  const HeadingElement = `h${headingLevel}` as const;
  return (
    <Radix.Header asChild>
      <HeadingElement className={styles.heading}>
        <Radix.Trigger
          {...rest}
          asChild={asChild}
          className={classNames(styles.trigger, className)}
        >
          {asChild ? (
            children
          ) : (
            <>
              {icon}
              <span className={styles.title}>{children}</span>
              <ChevronDown aria-hidden className={styles.chevron} />
            </>
          )}
        </Radix.Trigger>
      </HeadingElement>
    </Radix.Header>
  );
}

/** Content of an `AccordionSection`. The browser's search finds it and opens the item. */
export const AccordionContent = ({ children, ...rest }: ComponentProps<'div'>) => (
  <UnfoldContent {...rest}>
    <div className={styles.inner}>{children}</div>
  </UnfoldContent>
);
