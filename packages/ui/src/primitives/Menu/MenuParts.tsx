'use client';

import { onDemand } from '../../internal/onDemand';
import {
  OverlayRoot,
  OverlayTrigger,
  useOverlay,
  type OverlayRootProps,
  type OverlayTriggerProps,
} from '../../internal/overlayParts';
import type { MenuOverlayProps } from './MenuOverlay';

const MenuOverlay = onDemand(async () => (await import('./MenuOverlay')).MenuOverlay);

/** Attributes of the trigger until the menu has loaded. */
const AT_REST = { 'aria-haspopup': 'menu', 'aria-expanded': false, 'data-state': 'closed' };

export type MenuRootProps = OverlayRootProps;

/** Open state of a menu, around its `MenuTrigger` and `MenuContent`. It renders no element. */
export const MenuRoot = (props: MenuRootProps) => <OverlayRoot {...props} />;

export type MenuTriggerProps = OverlayTriggerProps;

/** Button that opens the menu. */
export const MenuTrigger = (props: MenuTriggerProps) => (
  <OverlayTrigger {...props} atRest={AT_REST} />
);

export type MenuContentProps = Omit<
  MenuOverlayProps,
  'link' | 'open' | 'defaultOpen' | 'onOpenChange'
>;

/** Menu beside the trigger, with `MenuItem`s, `MenuSeparator`s and `MenuGroup`s. Its code loads on hover or focus of the trigger. */
export function MenuContent(props: MenuContentProps) {
  const overlay = useOverlay();
  return overlay && <MenuOverlay {...props} {...overlay} />;
}
