'use client';

import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps, type KeyboardEvent } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Disclosure.css';

/** Where the arrow keys lead, of so many titles, from the one at this place; around the ends. */
const DESTINATIONS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function goToTitle(event: KeyboardEvent<HTMLElement>) {
  const titles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-disclosure]')];
  const at = titles.findIndex((title) => title === event.target);
  const to = DESTINATIONS[event.key];
  if (at < 0 || !to || event.defaultPrevented) return;
  event.preventDefault();
  titles[to(at, titles.length)]?.focus();
}

/** What belongs to one title and what it reveals. */
export interface Disclosure {
  /** The props of the `<button>` that is the title. */
  title: ComponentProps<'button'>;
  /** The props of its `DisclosurePanel`. */
  panel: Pick<DisclosurePanelProps, 'id' | 'open' | 'aria-labelledby'>;
}

/**
 * Titles of which one at a time reveals what stands below it: what `Accordion` and the menu of the
 * shell have in common, after the WAI-ARIA Authoring Practices.
 */
export function useDisclosures(open: string, onOpenChange: (id: string) => void) {
  const base = useId();
  return {
    /** The props of the element around all titles. */
    root: { onKeyDown: goToTitle },
    of: (id: string): Disclosure => {
      const isOpen = id === open;
      const [titleId, panelId] = [`${base}${id}-title`, `${base}${id}`];
      const marks = { 'data-disclosure': '', 'data-state': isOpen ? 'open' : 'closed' };
      return {
        title: {
          ...marks,
          type: 'button',
          id: titleId,
          'aria-expanded': isOpen,
          'aria-controls': panelId,
          onClick: () => onOpenChange(isOpen ? '' : id),
        },
        panel: { id: panelId, open: isOpen, 'aria-labelledby': titleId },
      };
    },
  };
}

export interface DisclosurePanelProps extends ComponentProps<'div'> {
  open: boolean;
}

/**
 * What a title reveals. Closed it is there, but neither seen nor reached. A group, not a region: a
 * page of questions would be full of landmarks.
 */
export function DisclosurePanel({ open, className, children, ...rest }: DisclosurePanelProps) {
  return (
    <div
      role="group"
      {...rest}
      data-state={open ? 'open' : 'closed'}
      className={classNames(styles.panel, className)}
    >
      <div className={styles.clip}>{children}</div>
    </div>
  );
}

/** The arrow at the end of a title. It turns as the title opens. */
export function DisclosureChevron({ className }: { className?: string }) {
  return <ChevronDown aria-hidden className={classNames(styles.chevron, className)} />;
}
