'use client';

import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import type { HeadingLevel } from '../Heading/Heading';
import * as styles from './Accordion.css';
import { DisclosureChevron, DisclosurePanel, useDisclosures } from './Disclosure';

/** One title and what it reveals. */
export interface AccordionItem {
  /** Stable, e.g. `withdrawals`. */
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** An icon before the title, `aria-hidden`. */
  icon?: ReactNode;
}

export interface AccordionProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'dir' | 'children'
> {
  items: readonly AccordionItem[];
  /**
   * Where the titles stand in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingLevel;
  /** The id of the open item, '' for none, when the caller holds it. */
  value?: string;
  /**
   * The id of the item open at first.
   * @default '' (none)
   */
  defaultValue?: string;
  /** Called with the id of the item that opened, '' when the open one was closed. */
  onValueChange?: (id: string) => void;
}

/**
 * Titles that each reveal a text below. One is open at a time; selecting the open one closes it.
 *
 * **When not to use it:** for what most readers need, show it; for views of one subject, use `Tabs`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | opens or closes the item |
 * | Down, Up | goes to the next or previous title |
 * | Home, End | goes to the first or last title |
 */
export function Accordion({
  items,
  headingLevel = 3,
  value,
  defaultValue = '',
  onValueChange,
  className,
  ...rest
}: AccordionProps) {
  const HeadingElement = `h${headingLevel}` as const;
  const [chosen, setChosen] = useState(defaultValue);
  const disclosures = useDisclosures(value ?? chosen, (id) => {
    setChosen(id);
    onValueChange?.(id);
  });
  return (
    <div {...disclosures.root} {...rest} className={classNames(styles.root, className)}>
      {items.map((item) => {
        const { title, panel } = disclosures.of(item.id);
        return (
          <div key={item.id} className={styles.item} data-state={panel.open ? 'open' : 'closed'}>
            <HeadingElement className={styles.heading}>
              <button {...title} className={styles.trigger}>
                {item.icon}
                <span className={styles.title}>{item.title}</span>
                <DisclosureChevron className={styles.chevron} />
              </button>
            </HeadingElement>
            <DisclosurePanel {...panel}>
              <div className={styles.inner}>{item.content}</div>
            </DisclosurePanel>
          </div>
        );
      })}
    </div>
  );
}
