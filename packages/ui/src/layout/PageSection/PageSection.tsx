'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';
import { Heading } from '../../primitives/Heading/Heading';
import * as styles from './PageSection.css';

export interface PageSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Second-level heading, which also names the landmark. */
  title: ReactNode;
  /** Actions at the end of the title row. */
  actions?: ReactNode;
}

/**
 * Page section with a title, below the `PageHeader`.
 *
 * **When not to use it:** on the landing page, use a `Section`.
 *
 * **Do:** Put links to related pages beside the title.
 *
 * **Don't:** Write a title that fits anywhere, such as "More".
 */
export function PageSection({ title, actions, className, children, ...rest }: PageSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest} className={classNames(styles.root, className)}>
      <div className={styles.head}>
        <Heading level={2} size="l" id={id}>
          {title}
        </Heading>
        {wrapTexts(actions, { beside: true })}
      </div>
      {wrapTexts(children, { beside: true })}
    </section>
  );
}
