'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';
import { Heading } from '../../primitives/Heading/Heading';
import { Text } from '../../primitives/Text/Text';
import * as styles from './Section.css';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Second-level heading, which also names the landmark. */
  title?: ReactNode;
  /** One or two sentences below the heading. */
  intro?: ReactNode;
  /** Content after the introduction, such as a link. */
  aside?: ReactNode;
  /**
   * Section layout; `split` places the content beside the heading.
   * @default 'stack'
   */
  arrangement?: 'stack' | 'split';
  /**
   * Section background; `sunken` sets the section apart from its neighbours.
   * @default 'plain'
   */
  tone?: 'plain' | 'sunken';
}

/**
 * Landing page section, whose background spans the window.
 *
 * **Do:** Give each section one subject.
 *
 * **Don't:** Use it in the app: use a `Page`.
 */
export function Section({
  title,
  intro,
  aside,
  arrangement = 'stack',
  tone = 'plain',
  className,
  children,
  ...rest
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={title === undefined ? undefined : titleId}
      {...rest}
      data-tone={tone}
      data-arrangement={arrangement}
      className={classNames(styles.root, className)}
    >
      <div className={styles.content}>
        {title !== undefined && (
          <div className={styles.head}>
            <Heading level={2} size="display" id={titleId}>
              {title}
            </Heading>
            {intro !== undefined && (
              <Text size="l" tone="muted" className={styles.intro}>
                {intro}
              </Text>
            )}
            {wrapTexts(aside, { beside: true })}
          </div>
        )}
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
