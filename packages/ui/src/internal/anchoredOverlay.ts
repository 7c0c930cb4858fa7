import type { OverlayLink } from './useOverlayTrigger';

export interface AnchoredOverlayProps {
  /** Link to the trigger. */
  link: OverlayLink;
  /**
   * Preferred side of the trigger.
   * @default 'bottom'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * Alignment with the trigger: the shared edge, or the centre.
   * @default 'end'
   */
  align?: 'start' | 'center' | 'end';
  /** Open state. Makes the overlay controlled. */
  open?: boolean | undefined;
  /**
   * Initial open state.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the overlay opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}
