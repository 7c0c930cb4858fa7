import type { OverlayLink } from './useOverlayTrigger';

export interface AnchoredOverlayProps {
  link: OverlayLink;
  /**
   * Preferred side of the trigger. The overlay flips if the side has too little space.
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
