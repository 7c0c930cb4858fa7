import type { OverlayLink } from './useOverlayTrigger';

/** The props of an overlay that opens beside its trigger. */
export interface AnchoredOverlayProps {
  /** What opens it. */
  link: OverlayLink;
  /**
   * Where it is placed, if there is room.
   * @default 'bottom'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * Which edge of the trigger it lines up with.
   * @default 'end'
   */
  align?: 'start' | 'center' | 'end';
  /** Whether it is open, when the caller controls that. */
  open?: boolean;
  /**
   * Open from the start.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}
