import type { OverlayLink } from './useOverlayTrigger';

export interface AnchoredOverlayProps {
  link: OverlayLink;
  /**
   * Preferred side of the trigger.
   * @default 'bottom'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * Aligned edge of the trigger.
   * @default 'end'
   */
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}
