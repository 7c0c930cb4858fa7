'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';
import { Heading } from '../../primitives/Heading/Heading';
import { Text } from '../../primitives/Text/Text';
import * as styles from './Section.css';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Second-level heading, which names the landmark. Leave it out if the content has its own. */
  title?: ReactNode;
  /** One or two sentences below the heading. */
  intro?: ReactNode;
  /** Content after the intro, such as a link. */
  aside?: ReactNode;
  /**
   * Position of the content: `stack` below the heading, `split` next to it, on a phone below.
   * @default 'stack'
   */
  arrangement?: 'stack' | 'split';
  /**
   * Background: `sunken` is a surface across the window, to separate the section from its
   * neighbours.
   * @default 'plain'
   */
  tone?: 'plain' | 'sunken';
}

/**
 * Section of the landing page with heading, intro and content. Its background spans the window; its
 * content is at most as wide as the brand's content width.
 *
 * **When not to use it:** inside the app, use a `Page` and its `PageHeader`.
 *
 * **Do:** Give each band one subject, named by its heading.
 *
 * **Don't:** Use it in the app: bands as wide as the window are for the landing page. Use a `Page`.
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
