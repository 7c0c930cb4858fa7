import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { wrapTexts } from '../../internal/wrapTexts';
import * as styles from './Notice.css';

export interface NoticeSlots {
  icon?: SlotProps<'svg'> | undefined;
  /** Container of the message. */
  content?: SlotProps<'div'> | undefined;
}

export interface NoticeProps extends ComponentProps<'div'> {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /**
   * Props for the parts, such as `{ icon: { className: 'large' } }`.
   * @default {}
   */
  slotProps?: NoticeSlots | undefined;
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/**
 * Persistent message beside its subject. Add `role="alert"` if the notice appears after a user
 * action.
 *
 * **When not to use it:** for one field, use the field's `error`.
 *
 * **Do:** Explain the consequences for the user.
 *
 * **Don't:** Confirm an action with a notice: use a `Toast`.
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
