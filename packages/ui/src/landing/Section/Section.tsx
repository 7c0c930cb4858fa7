'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';
import { Heading } from '../../primitives/Heading/Heading';
import { Text } from '../../primitives/Text/Text';
import * as styles from './Section.css';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading, second level; names the landmark. Left out where the content has its own. */
  title?: ReactNode;
  /** A sentence or two under the heading. */
  intro?: ReactNode;
  /** What follows the intro, such as a link. */
  aside?: ReactNode;
  /**
   * `stack` sets the content below the heading, `split` beside it, on a phone below.
   * @default 'stack'
   */
  arrangement?: 'stack' | 'split';
  /**
   * `sunken` lays a surface across the window, to set the section apart from its neighbours.
   * @default 'plain'
   */
  tone?: 'plain' | 'sunken';
}

/**
 * A band of the landing page: heading, intro, content, across the window and never wider than the
 * brand's content width.
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
