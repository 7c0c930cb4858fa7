import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { wrapTexts } from '../../internal/wrapTexts';
import * as styles from './Notice.css';

/** Props for the parts of a `Notice`, merged with its own. */
export interface NoticeSlots {
  icon?: SlotProps<'svg'> | undefined;
  /** Box around the message. */
  content?: SlotProps<'div'> | undefined;
}

export interface NoticeProps extends ComponentProps<'div'> {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /**
   * Props for its parts: `{ icon: { className: 'large' } }`.
   * @default {}
   */
  slotProps?: NoticeSlots | undefined;
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/**
 * Persistent message beside its subject: a rule of a bonus, an error of a form. Give it
 * `role="alert"` if it appears after an action of the reader.
 *
 * **When not to use it:** for the result of an action, use a toast; for one field, its `error`.
 *
 * **Do:** Explain the consequence for the reader, beside its subject.
 *
 * **Don't:** Confirm an action with it: use a `Toast`, because a notice stays.
 */
export function Notice({ tone = 'info', slotProps, className, children, ...rest }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div {...rest} data-tone={tone} className={classNames(styles.root, className)}>
      <span aria-hidden className={styles.line}>
        <Icon {...mergeProps({ className: styles.icon }, slotProps?.icon)} />
      </span>
      <div {...mergeProps({ className: styles.content }, slotProps?.content)}>
        {wrapTexts(children)}
      </div>
    </div>
  );
}
