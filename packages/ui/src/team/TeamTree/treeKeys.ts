import type { KeyboardEvent } from 'react';

export type TreeStep =
  | { readonly do: 'focus'; readonly item: HTMLElement }
  | { readonly do: 'open' | 'close' | 'view' };

const ITEM = '[role="treeitem"]';

const focus = (item: HTMLElement | null | undefined): TreeStep | undefined =>
  item ? { do: 'focus', item } : undefined;

const startsWith = (item: HTMLElement, letter: string) =>
  (item.getAttribute('aria-label') ?? '').toLowerCase().startsWith(letter.toLowerCase());

/**
 * Returns the effect of a key on a tree item or on a button in the item, as in the WAI-ARIA
 * Authoring Practices. Children of collapsed items are not rendered, so all items in the document
 * are visible.
 */
export function nextStep(event: KeyboardEvent<HTMLElement>): TreeStep | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const item = event.currentTarget;
  const items = [...(item.closest('[role="tree"]')?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
  const at = items.indexOf(item);
  const rightToLeft = getComputedStyle(item).direction === 'rtl';

  switch (event.key) {
    case 'ArrowDown':
      return focus(items[at + 1]);
    case 'ArrowUp':
      return focus(items[at - 1]);
    case 'Home':
      return focus(items[0]);
    case 'End':
      return focus(items.at(-1));
    case rightToLeft ? 'ArrowLeft' : 'ArrowRight':
      if (item.ariaExpanded === 'false') return { do: 'open' };
      return focus(item.nextElementSibling?.querySelector<HTMLElement>(ITEM));
    case rightToLeft ? 'ArrowRight' : 'ArrowLeft':
      if (item.ariaExpanded === 'true') return { do: 'close' };
      return focus(item.closest('[role="group"]')?.parentElement?.querySelector<HTMLElement>(ITEM));
    case 'Enter':
      // Buttons in the item handle Enter themselves.
      return event.target === item ? { do: 'view' } : undefined;
    default: {
      if (event.key.length !== 1 || event.key === ' ') return undefined;
      const around = [...items.slice(at + 1), ...items.slice(0, at)];
      return focus(around.find((other) => startsWith(other, event.key)));
    }
  }
}
