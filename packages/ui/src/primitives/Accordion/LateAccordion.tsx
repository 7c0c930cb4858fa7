'use client';

import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLoaded } from '../../internal/onDemand';
import type { AccordionProps } from './Accordion';
import * as styles from './Accordion.css';

const load = () => import('./Accordion');

export type LateAccordionProps = Pick<AccordionProps, 'items' | 'headingLevel'>;

/**
 * `Accordion` that fetches its code when a reader points at it or focuses it, for pages where few
 * readers open an item. Until then its titles look the same. A title that is selected before the code
 * is there opens once it is. A press that has begun ends before the titles are replaced.
 */
export function LateAccordion({ items, headingLevel = 3 }: LateAccordionProps) {
  const HeadingElement = `h${headingLevel}` as const;
  const [wanted, setWanted] = useState(false);
  const [selected, setSelected] = useState('');
  // Between the beginning of a press and its click: a title that was replaced now would not get it.
  const [pressed, setPressed] = useState(false);
  const loaded = useLoaded(load, wanted);
  const code = pressed ? undefined : loaded;
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const buttons = () => [...(root.current?.querySelectorAll('button') ?? [])];

  // The titles are new elements: the one that had the focus keeps it.
  useLayoutEffect(() => {
    if (code) buttons()[focused.current]?.focus({ preventScroll: true });
  }, [code]);

  if (code) {
    const props = { items, headingLevel, defaultValue: selected };
    return <code.Accordion ref={root} {...props} />;
  }
  return (
    <div ref={root} className={styles.root} onPointerEnter={() => setWanted(true)}>
      {items.map(({ id, title, icon }, index) => (
        <div key={id} className={styles.item}>
          <HeadingElement className={styles.heading}>
            <button
              type="button"
              aria-expanded={false}
              className={styles.trigger}
              onFocus={() => {
                focused.current = index;
                setWanted(true);
              }}
              onBlur={({ relatedTarget }) => {
                // The code may come before the next title reports its focus.
                focused.current = buttons().indexOf(relatedTarget as HTMLButtonElement);
                setPressed(false);
              }}
              onPointerDown={() => setPressed(true)}
              onPointerCancel={() => setPressed(false)}
              // A finger leaves before its click, a mouse without one.
              onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPressed(false)}
              onKeyDown={({ key }) => key === ' ' && setPressed(true)}
              onClick={() => {
                setPressed(false);
                setWanted(true);
                setSelected((current) => (current === id ? '' : id));
              }}
            >
              {icon}
              <span className={styles.title}>{title}</span>
              <ChevronDown aria-hidden className={styles.chevron} />
            </button>
          </HeadingElement>
        </div>
      ))}
    </div>
  );
}
