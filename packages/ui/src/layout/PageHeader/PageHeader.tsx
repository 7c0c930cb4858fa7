import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import type { SlotProps } from '../../internal/mergeProps';
import { wrapTexts } from '../../internal/wrapTexts';
import { Heading } from '../../primitives/Heading/Heading';
import { Text } from '../../primitives/Text/Text';
import { Inline } from '../Inline/Inline';
import * as styles from './PageHeader.css';

export interface PageHeaderSlots {
  title?: SlotProps<'h1'> | undefined;
  description?: SlotProps<'p'> | undefined;
  actions?: SlotProps<'div'> | undefined;
}

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** Page name, in one or two words. */
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Actions for the whole page. */
  actions?: ReactNode;
  /**
   * Props for the parts, such as `{ title: { id: 'title' } }`.
   * @default {}
   */
  slotProps?: PageHeaderSlots | undefined;
}

/**
 * Page header with the only first-level heading.
 *
 * **When not to use it:** for a section of a page, use a `PageSection`.
 *
 * **Do:** Name the page in one or two words.
 *
 * **Don't:** Write a sentence as the title: use the description.
 */
export function PageHeader({
  title,
  description,
  actions,
  slotProps,
  className,
  children,
  ...rest
}: PageHeaderProps) {
  return (
    <header {...rest} className={classNames(styles.root, className)}>
      <div className={styles.titles}>
        <Heading {...slotProps?.title} level={1}>
          {title}
        </Heading>
        {description !== undefined && (
          <Text {...slotProps?.description} tone="muted">
            {description}
          </Text>
        )}
        {wrapTexts(children, { beside: true })}
      </div>
      {actions !== undefined && <Inline {...slotProps?.actions}>{actions}</Inline>}
    </header>
  );
}
