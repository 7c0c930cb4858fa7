'use client';

import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { afterAnimation } from '../../internal/browser';
import { hideUntilFound } from '../../internal/hideUntilFound';
import { unfold } from '../../internal/unfold.css';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { useControlled } from '../../internal/useControlled';
import { useMergedRef } from '../../internal/useMergedRef';
import type { HeadingLevel } from '../Heading/Heading';
import * as styles from './Accordion.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Icon before the title, with `aria-hidden`. */
  icon?: ReactNode;
}

export interface AccordionSlots {
  /** Item with its title and content. */
  item?: ((id: string) => SlotProps<'div'> | undefined) | undefined;
  /** Button that opens the item. */
  trigger?: ((id: string) => SlotProps<'button'> | undefined) | undefined;
  /** Content of the item. */
  content?: ((id: string) => SlotProps<'div'> | undefined) | undefined;
}

export interface AccordionProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'dir' | 'children'
> {
  items: readonly AccordionItem[];
  /** Heading level for the titles. @default 3 */
  headingLevel?: HeadingLevel;
  /** Controlled id of the open item; '' if no item is open. */
  value?: string;
  /**
   * Id of the item that is initially open.
   * @default '' (none)
   */
  defaultValue?: string;
  /** Called with the id of the open item, or with '' if none is open. */
  onValueChange?: (id: string) => void;
  /**
   * Props for the parts, such as `{ trigger: (id) => ({ 'data-topic': id }) }`.
   * @default {}
   */
  slotProps?: AccordionSlots | undefined;
}

/**
 * List of titles that expand to their content. At most one item is open. The browser's search also
 * finds closed content and opens it.
 *
 * **When not to use it:** for views of one subject, use `Tabs`.
 *
 * **Do:** Write titles that let users skip sections.
 *
 * **Don't:** Hide content that most users need.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | opens or closes the item |
 * | Down, Up | moves to the next or previous title |
 * | Home, End | moves to the first or last title |
 */
export function Accordion({
  items,
  headingLevel = 3,
  value,
  defaultValue = '',
  onValueChange,
  slotProps,
  className,
  ...rest
}: AccordionProps) {
  const HeadingElement = `h${headingLevel}` as const;
  const [open, setOpen] = useControlled(value, defaultValue, onValueChange);
  return (
    <Radix.Root
      {...rest}
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      className={classNames(styles.root, className)}
    >
      {items.map(({ id, title, content, icon }) => (
        <Radix.Item
          key={id}
          {...mergeProps({ value: id, className: styles.item }, slotProps?.item?.(id))}
        >
          <Radix.Header asChild>
            <HeadingElement className={styles.heading}>
              <Radix.Trigger
                {...mergeProps({ className: styles.trigger }, slotProps?.trigger?.(id))}
              >
                {icon}
                <span className={styles.title}>{title}</span>
                <ChevronDown aria-hidden className={styles.chevron} />
              </Radix.Trigger>
            </HeadingElement>
          </Radix.Header>
          {/* Omits the region role, because a page of questions would have too many landmarks. */}
          <Answer
            open={open === id}
            onFound={() => setOpen(id)}
            {...mergeProps({ role: 'group', className: unfold }, slotProps?.content?.(id))}
          >
            <div className={styles.inner}>{content}</div>
          </Answer>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

interface AnswerProps extends ComponentProps<'div'> {
  open: boolean;
  /** Called before the browser shows a search match in closed content. */
  onFound: () => void;
}

/** Item content, which stays in the DOM while closed. */
function Answer({ open, onFound, ref, ...rest }: AnswerProps) {
  const root = useRef<HTMLDivElement>(null);
  /** True once the closing animation has ended. */
  const [hidden, setHidden] = useState(!open);
  if (open && hidden) setHidden(false);
  const found = useEffectEvent(onFound);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    if (hidden) return hideUntilFound(element, () => found());
    // Radix measures content that stays mounted too late for its animation.
    element.style.setProperty('--radix-collapsible-content-height', `${element.scrollHeight}px`);
    return open ? undefined : afterAnimation(element, () => setHidden(true));
  }, [open, hidden]);
  // Screen readers would announce a closed answer as an empty group.
  const unnamed = hidden ? { role: undefined, 'aria-labelledby': undefined } : {};
  return (
    <Radix.Content
      {...rest}
      {...unnamed}
      ref={useMergedRef(root, ref)}
      forceMount
      hidden={hidden}
    />
  );
}
