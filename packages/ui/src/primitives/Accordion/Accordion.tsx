'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { UnfoldChoice } from '../../internal/Unfold/Unfold';
import type { SlotProps } from '../../internal/mergeProps';
import type { HeadingLevel } from '../Heading/Heading';
import {
  AccordionContent,
  AccordionSection,
  AccordionRoot,
  AccordionTrigger,
} from './AccordionParts';

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

export type AccordionProps = UnfoldChoice &
  Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'children'> & {
    items: readonly AccordionItem[];
    /**
     * Heading level of the titles.
     * @default 3
     */
    headingLevel?: HeadingLevel;
    /**
     * Props for the parts, such as `{ trigger: (id) => ({ 'data-topic': id }) }`.
     * @default {}
     */
    slotProps?: AccordionSlots | undefined;
  };

/**
 * List of titles that expand to their content. One item is open at a time, or several with
 * `type="multiple"`. The browser's search also finds and opens closed content.
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
export function Accordion({ items, headingLevel = 3, slotProps, ...rest }: AccordionProps) {
  return (
    <AccordionRoot {...rest}>
      {items.map(({ id, title, content, icon }) => (
        <AccordionSection key={id} {...slotProps?.item?.(id)} value={id}>
          <AccordionTrigger {...slotProps?.trigger?.(id)} headingLevel={headingLevel} icon={icon}>
            {title}
          </AccordionTrigger>
          <AccordionContent {...slotProps?.content?.(id)}>{content}</AccordionContent>
        </AccordionSection>
      ))}
    </AccordionRoot>
  );
}
