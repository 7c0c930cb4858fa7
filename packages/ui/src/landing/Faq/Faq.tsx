import type { ReactNode } from 'react';
import type { AccordionItem } from '../../primitives/Accordion/Accordion';
import { LateAccordion } from '../../primitives/Accordion/LateAccordion';
import { Section, type SectionProps } from '../Section/Section';

export interface FaqProps extends Omit<SectionProps, 'title' | 'children'> {
  title: ReactNode;
  /** Questions with their answers. */
  items: readonly AccordionItem[];
}

/**
 * Shows the questions that visitors ask before they register. One answer is open at a time.
 *
 * **Do:** Ask the questions of visitors in their words, the most frequent first.
 *
 * **Don't:** Invent questions: they are advertisements with an extra press.
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
