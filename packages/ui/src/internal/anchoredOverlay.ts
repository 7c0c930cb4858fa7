import type { OverlayLink } from './useOverlayTrigger';

/** Props shared by all overlays that open beside a trigger. */
export interface AnchoredOverlayProps {
  /** Link to the trigger. */
  link: OverlayLink;
  /**
   * Preferred side of the trigger. Without enough space there, the overlay moves to another side.
   * @default 'bottom'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * Edge of the trigger that the overlay aligns with.
   * @default 'end'
   */
  align?: 'start' | 'center' | 'end';
  /** Open state. Makes the overlay controlled. */
  open?: boolean;
  /**
   * Initial open state.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when the overlay opens or closes. */
  onOpenChange?: (open: boolean) => void;
}
