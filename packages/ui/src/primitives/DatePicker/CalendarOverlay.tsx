'use client';

import type { OverlayLink } from '../../internal/useOverlayTrigger';
import { PopoverOverlay } from '../Popover/PopoverOverlay';
import { Calendar, type CalendarProps } from './Calendar';
import * as styles from './Calendar.css';

export interface CalendarOverlayProps extends CalendarProps {
  link: OverlayLink;
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function CalendarOverlay({
  link,
  label,
  open,
  onOpenChange,
  ...calendar
}: CalendarOverlayProps) {
  return (
    <PopoverOverlay
      link={link}
      label={label}
      open={open}
      onOpenChange={onOpenChange}
      className={styles.popup}
    >
      <Calendar {...calendar} />
    </PopoverOverlay>
  );
}
