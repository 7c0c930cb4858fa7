'use client';

import {
  createContext,
  useContext,
  useEffect,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import type { AnchoredOverlayProps } from './anchoredOverlay';
import { partElement } from './partElement';
import {
  useOverlayTrigger,
  type OverlayLink,
  type OverlayTriggerOptions,
} from './useOverlayTrigger';

type OverlayState = Pick<AnchoredOverlayProps, 'open' | 'defaultOpen' | 'onOpenChange'>;

interface Overlay {
  state: OverlayState;
  link: OverlayLink | null;
  setLink: (link: OverlayLink | null) => void;
}

const OverlayContext = createContext<Overlay>({ state: {}, link: null, setLink: () => {} });

export interface OverlayRootProps extends OverlayState {
  children: ReactNode;
}

/** Open state of an overlay, around its trigger and its content. It renders no element. */
export function OverlayRoot({ children, ...state }: OverlayRootProps) {
  const [link, setLink] = useState<OverlayLink | null>(null);
  return <OverlayContext value={{ state, link, setLink }}>{children}</OverlayContext>;
}

export interface OverlayTriggerProps extends ComponentProps<'button'> {
  /**
   * Renders the child instead of a `<button>`, such as a `Button`.
   * @default false
   */
  asChild?: boolean;
}

export function OverlayTrigger({
  asChild = false,
  atRest,
  ...rest
}: OverlayTriggerProps & Pick<OverlayTriggerOptions, 'atRest'>) {
  const { state, setLink } = useContext(OverlayContext);
  const { trigger, link } = useOverlayTrigger(
    partElement(asChild, <button type="button" />, rest),
    {
      ...(atRest && { atRest }),
      wanted: state.open ?? state.defaultOpen ?? false,
    },
  );
  useEffect(() => setLink(link), [link, setLink]);
  return trigger;
}

/**
 * Returns the overlay's open state and the link to its trigger; `undefined` until the trigger is
 * hovered, focused or pressed.
 */
export function useOverlay() {
  const { state, link } = useContext(OverlayContext);
  return link ? { ...state, link } : undefined;
}
