'use client';

import * as Radix from '@radix-ui/react-accordion';
import {
  createContext,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
} from 'react';
import { afterAnimation } from '../browser';
import { classNames } from '../classNames';
import { hideUntilFound } from '../hideUntilFound';
import { useControlled } from '../useControlled';
import { useMergedRef } from '../useMergedRef';
import * as styles from './Unfold.css';

interface OpenItem {
  /**
   * Number of items that can be open at the same time.
   * @default 'single'
   */
  type?: 'single';
  /** Controlled id of the open item; '' if no item is open. With `type="multiple"`, a list of ids. */
  value?: string;
  /**
   * Id of the initially open item. With `type="multiple"`, a list of ids.
   * @default '' (none)
   */
  defaultValue?: string;
  /** Called with the id of the open item, or with '' if none is open. */
  onValueChange?: (value: string) => void;
}

interface OpenItems {
  type: 'multiple';
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[]) => void;
}

/** Open state of items: one id, or several with `type="multiple"`. */
export type UnfoldChoice = OpenItem | OpenItems;

export type UnfoldRootProps = UnfoldChoice &
  Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> & { asChild?: boolean };

type Ids = readonly string[];

const idsOf = (value: string | Ids): Ids =>
  typeof value === 'string' ? [value].filter(Boolean) : value;

const Items = createContext<{ open: Ids; show: (id: string) => void }>({
  open: [],
  show: () => {},
});

const Item = createContext('');

/** Items that expand to their content, without styles. */
export function UnfoldRoot({
  type = 'single',
  value,
  defaultValue = '',
  onValueChange,
  ...rest
}: UnfoldRootProps) {
  const report = onValueChange as ((value: string | Ids) => void) | undefined;
  const [open, setOpen] = useControlled<Ids>(
    value === undefined ? undefined : idsOf(value),
    idsOf(defaultValue),
    (next) => report?.(type === 'single' ? (next[0] ?? '') : next),
  );
  // Radix appends the opened item, so keep only the last one.
  const change = (next: Ids) => setOpen(type === 'single' ? next.slice(-1) : next);
  return (
    <Items value={{ open, show: (id) => change([...open, id]) }}>
      <Radix.Root {...rest} type="multiple" value={[...open]} onValueChange={change} />
    </Items>
  );
}

export function UnfoldItem(props: ComponentProps<typeof Radix.Item>) {
  return (
    <Item value={props.value}>
      <Radix.Item {...props} />
    </Item>
  );
}

/**
 * Content of an item, which stays on the page while closed, so that the browser's search finds it.
 *
 * The content has no `region` role: a page with many items would have too many landmarks.
 */
export function UnfoldContent({ className, ref, ...rest }: ComponentProps<typeof Radix.Content>) {
  const items = useContext(Items);
  const id = useContext(Item);
  const open = items.open.includes(id);
  const root = useRef<HTMLDivElement>(null);
  /** True once the closing animation has ended. */
  const [hidden, setHidden] = useState(!open);
  if (open && hidden) setHidden(false);
  const found = useEffectEvent(() => items.show(id));
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    if (hidden) return hideUntilFound(element, () => found());
    // Measures the height here, because Radix measures too late for content that stays mounted.
    element.style.setProperty('--radix-collapsible-content-height', `${element.scrollHeight}px`);
    return open ? undefined : afterAnimation(element, () => setHidden(true));
  }, [open, hidden]);
  // Screen readers would announce closed content as an empty group.
  const unnamed = hidden ? { role: undefined, 'aria-labelledby': undefined } : {};
  return (
    <Radix.Content
      role="group"
      {...rest}
      {...unnamed}
      ref={useMergedRef(root, ref)}
      className={classNames(styles.content, className)}
      forceMount
      hidden={hidden}
    />
  );
}
