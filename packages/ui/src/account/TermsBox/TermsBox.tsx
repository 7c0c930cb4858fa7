'use client';

import { terms } from '@platform/messages/terms';
import { termsBox } from '@platform/messages/termsBox';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { observeSize } from '../../internal/browser';
import { classNames } from '../../internal/classNames';
import { mergeProps, type PartProps, type SlotProps } from '../../internal/mergeProps';
import { Checkbox, type CheckboxProps } from '../../primitives/Checkbox/Checkbox';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading';
import { Text } from '../../primitives/Text/Text';
import { useControlled } from '../../internal/useControlled';
import { useFormReset } from '../../internal/useFormReset';
import { useMergedRef } from '../../internal/useMergedRef';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { termsClauses, type TermsClause } from '../termsText';
import { isAtEnd } from './isAtEnd';
import * as styles from './TermsBox.css';

export interface TermsBoxSlots {
  /** Scroll container of the terms. */
  box?: SlotProps<'div'> | undefined;
  /** Checkbox to accept the terms. */
  checkbox?: PartProps<CheckboxProps> | undefined;
}

export interface TermsBoxProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Clauses of the terms.
   * @default those of the platform
   */
  clauses?: readonly TermsClause[];
  /** Controlled state: true if the user has read the terms. */
  read?: boolean | undefined;
  /**
   * Initial value of `read`.
   * @default false
   */
  defaultRead?: boolean;
  /** Called once the user has scrolled to the end. */
  onRead?: () => void;
  /** Controlled state of the checkbox. */
  accepted?: boolean | undefined;
  /**
   * Initial state of the checkbox.
   * @default false
   */
  defaultAccepted?: boolean;
  onAcceptedChange?: (accepted: boolean) => void;
  /**
   * True to show which step is missing, after an attempt to continue without accepting.
   * @default false
   */
  insist?: boolean;
  /** Heading level for clause titles. @default 4 */
  headingLevel?: HeadingLevel;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof termsBox>>;
  /**
   * Props for the parts, such as `{ box: { className: 'tall' } }`.
   * @default {}
   */
  slotProps?: TermsBoxSlots | undefined;
}

/**
 * Terms that users must read to the end before they can accept them.
 *
 * **When not to use it:** for reference, show the terms on a page.
 *
 * **Do:** Show the whole text, and enable the checkbox once the user reaches the end.
 *
 * **Don't:** Check the box in advance: that is not consent.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves to the text, then to the checkbox |
 * | Down, Page Down, End | scrolls the text |
 * | Space | on the checkbox: accepts the terms |
 */
export function TermsBox({
  clauses,
  read: givenRead,
  defaultRead = false,
  onRead,
  accepted: givenAccepted,
  defaultAccepted = false,
  onAcceptedChange,
  insist = false,
  headingLevel = 4,
  texts,
  slotProps,
  className,
  ...rest
}: TermsBoxProps) {
  const text = useTexts(termsBox, texts);
  const platformTerms = useTexts(terms);
  const [read, setRead] = useControlled(givenRead, defaultRead, () => onRead?.());
  const [accepted, setAccepted, reset] = useControlled(
    givenAccepted,
    defaultAccepted,
    onAcceptedChange,
  );
  const [refused, setRefused] = useState(false);
  // Resets only the checkbox: after a form reset, the terms still count as read.
  const checkbox = useFormReset<HTMLInputElement>(undefined, () => {
    reset();
    setRefused(false);
  });
  const box = useRef<HTMLDivElement>(null);
  const boxRef = useMergedRef(box, slotProps?.box?.ref);
  const setReadRef = useRef(setRead);
  useEffect(() => {
    setReadRef.current = setRead;
  });

  // Checks after the first layout and each resize, because terms that fit without scrolling count
  // as read.
  useEffect(() => {
    const element = box.current;
    if (read || !element) return undefined;
    return observeSize(element, () => {
      if (isAtEnd(element)) setReadRef.current(true);
    });
  }, [read]);

  const missing = read ? text.unaccepted : text.unread;
  const wrong = !accepted && (insist || (refused && !read));
  return (
    <div
      {...rest}
      data-state={read ? 'read' : 'unread'}
      className={classNames(styles.root, className)}
    >
      <div
        {...mergeProps<ComponentProps<'div'>>(
          {
            role: 'group',
            'aria-label': text.region,
            // Makes the scroll container focusable with the keyboard.
            tabIndex: 0,
            className: styles.box,
            onScroll: (event) => {
              if (!read && isAtEnd(event.currentTarget)) setRead(true);
            },
          },
          slotProps?.box,
        )}
        ref={boxRef}
      >
        {(clauses ?? termsClauses(platformTerms)).map(({ number, title, paragraphs }) => (
          <section key={number} className={styles.clause}>
            <Heading level={headingLevel} size="s">
              {`${number}. ${title}`}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} size="s" tone="muted">
                {paragraph}
              </Text>
            ))}
          </section>
        ))}
      </div>
      <Checkbox
        {...mergeProps<CheckboxProps>(
          {
            ref: checkbox,
            label: text.accept,
            checked: accepted,
            // Not `disabled`: an early press must reveal the missing step.
            'aria-disabled': !read || undefined,
            error: wrong ? missing : undefined,
            hint: !wrong && !read ? text.unread : undefined,
            onCheckedChange: (checked) => {
              if (read) setAccepted(checked);
              else setRefused(true);
            },
          },
          slotProps?.checkbox,
        )}
      />
    </div>
  );
}
