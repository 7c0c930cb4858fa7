import type { ReactNode } from 'react';
import { Accordion, type AccordionItem } from '../../primitives/Accordion/Accordion';
import { Section, type SectionProps } from '../Section/Section';

export interface FaqProps extends Omit<SectionProps, 'title' | 'children'> {
  title: ReactNode;
  /** The questions, each with its answer. */
  items: readonly AccordionItem[];
}

/** The questions that visitors ask before they register. One answer is open at a time. */
export function Faq({ title, items, ...rest }: FaqProps) {
  return (
    <Section arrangement="split" {...rest} title={title}>
      <Accordion items={items} />
    </Section>
  );
}
