import type { ReactNode } from 'react';
import type { AccordionItem } from '../../primitives/Accordion/Accordion';
import { LateAccordion } from '../../primitives/Accordion/LateAccordion';
import { Section, type SectionProps } from '../Section/Section';

export interface FaqProps extends Omit<SectionProps, 'title' | 'children'> {
  title: ReactNode;
  items: readonly AccordionItem[];
}

/**
 * Answers the questions that visitors ask before they register. One answer is open at a time.
 *
 * **Do:** Use the visitors' own words, with the most frequent question first.
 *
 * **Don't:** Invent questions: readers recognise them as advertisements.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | opens or closes the answer |
 * | Down, Up | goes to the next or previous question |
 * | Home, End | goes to the first or last question |
 */
export function Faq({ title, items, ...rest }: FaqProps) {
  return (
    <Section arrangement="split" {...rest} title={title}>
      <LateAccordion items={items} />
    </Section>
  );
}
