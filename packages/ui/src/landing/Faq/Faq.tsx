import type { ReactNode } from 'react';
import type { AccordionItem } from '../../primitives/Accordion/Accordion';
import { LateAccordion } from '../../primitives/Accordion/LateAccordion';
import { Section, type SectionProps } from '../Section/Section';

export interface FaqProps extends Omit<SectionProps, 'title' | 'children'> {
  title: ReactNode;
  /** Questions and answers. */
  items: readonly AccordionItem[];
}

/**
 * Frequently asked questions with expandable answers.
 *
 * **Do:** Start with the most frequent question.
 *
 * **Don't:** Invent questions.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | opens or closes the answer |
 * | Down, Up | moves to the next or previous question |
 * | Home, End | moves to the first or last question |
 */
export function Faq({ title, items, ...rest }: FaqProps) {
  return (
    <Section arrangement="split" {...rest} title={title}>
      <LateAccordion items={items} />
    </Section>
  );
}
