'use client';

import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { Heading } from '../../primitives/Heading/Heading';
import * as styles from './FormOutcome.css';

export interface FormOutcomeProps {
  icon: LucideIcon;
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function FormOutcome({ icon: Icon, title, titleRef, children }: FormOutcomeProps) {
  return (
    <div className={styles.root}>
      <Icon aria-hidden className={styles.icon} />
      <Heading ref={titleRef} tabIndex={-1} level={3}>
        {title}
      </Heading>
      {children}
    </div>
  );
}

export function useOutcomeFocus<Title extends HTMLElement = HTMLHeadingElement>(
  shown: boolean,
): Ref<Title> {
  const title = useRef<Title>(null);
  const wasShown = useRef(shown);
  useEffect(() => {
    if (shown && !wasShown.current) title.current?.focus();
    wasShown.current = shown;
  }, [shown]);
  return title;
}
