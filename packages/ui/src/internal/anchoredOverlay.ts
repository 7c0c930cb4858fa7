import type { OverlayLink } from './useOverlayTrigger';

/** Props of an overlay that opens beside its trigger. */
export interface AnchoredOverlayProps {
  /** Link to the trigger. */
  link: OverlayLink;
  /**
   * Preferred side of the trigger. The overlay moves if there is no room.
   * @default 'bottom'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * Edge of the trigger that the overlay is aligned with.
   * @default 'end'
   */
  align?: 'start' | 'center' | 'end';
  /** Open state, if the caller controls it. */
  open?: boolean;
  /**
   * Opens the overlay at first.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when the overlay opens or closes. */
  onOpenChange?: (open: boolean) => void;
}
