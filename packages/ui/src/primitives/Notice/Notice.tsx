import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Notice.css';

export interface NoticeProps extends ComponentProps<'div'> {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger';
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/**
 * A message that stays on the page beside what it is about: a rule of a bonus, an error of a form.
 * Give it `role="alert"` when it appears after the reader did something.
 *
 * **When not to use it:** for what just happened, use a toast; for one field, its `error`.
 */
export function Notice({ tone = 'info', className, children, ...rest }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div {...rest} data-tone={tone} className={classNames(styles.root, className)}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
