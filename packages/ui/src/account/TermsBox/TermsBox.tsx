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

/** Props for the parts of a `TermsBox`, merged with its own props. */
export interface TermsBoxSlots {
  /** Scrolling box with the terms. */
  box?: SlotProps<'div'> | undefined;
  /** Checkbox. */
  checkbox?: PartProps<CheckboxProps> | undefined;
}

export interface TermsBoxProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Clauses of the terms.
   * @default those of the platform
   */
  clauses?: readonly TermsClause[];
  /** Controlled read state: true once scrolled to the end. */
  read?: boolean | undefined;
  /**
   * Initial read state.
   * @default false
   */
  defaultRead?: boolean;
  /** Called once the end is visible. */
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
   * True if the reader tried to continue without accepting: shows what is missing.
   * @default false
   */
  insist?: boolean;
  /**
   * Heading level of the clauses' titles.
   * @default 4
   */
  headingLevel?: HeadingLevel;
  /**
   * Custom texts, which override the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof termsBox>>;
  /**
   * Props for individual parts: `{ box: { className: 'tall' } }`.
   * @default {}
   */
  slotProps?: TermsBoxSlots | undefined;
}

/**
 * Terms that must be read to the end before they can be accepted. Scrolling by keyboard counts.
 * Terms that fit without scrolling count as read.
 *
 * **When not to use it:** for reference; show the terms on a page.
 *
 * **Do:** Show the whole text here, and enable the box once its end was reached.
 *
 * **Don't:** Tick the box beforehand: that is not consent.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes to the text, then to the checkbox |
 * | Down, Page Down, End | scrolls the text |
 * | Space | on the checkbox: accepts |
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
  // A reset keeps the read state.
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

  // The observer fires after the first layout and after each resize. Both times the terms may fit.
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
            // A scrolling element must be reachable by keyboard.
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
            // Not `disabled`, so that pressing it too early shows the reason.
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
