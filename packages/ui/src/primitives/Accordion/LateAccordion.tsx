'use client';

import { ChevronDown } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { hideUntilFound } from '../../internal/hideUntilFound';
import { useLoaded } from '../../internal/onDemand';
import type { AccordionProps } from './Accordion';
import * as styles from './Accordion.css';

const load = () => import('./Accordion');

export type LateAccordionProps = Pick<AccordionProps, 'items' | 'headingLevel'>;

/**
 * `Accordion` whose code loads on hover or focus, for pages on which few users open an item. An
 * item pressed during loading opens afterwards.
 */
export function LateAccordion({ items, headingLevel = 3 }: LateAccordionProps) {
  const HeadingElement = `h${headingLevel}` as const;
  const [wanted, setWanted] = useState(false);
  const [selected, setSelected] = useState('');
  // True from the start of a press until its click. Replacing the title during a press would lose
  // the click.
  const [pressed, setPressed] = useState(false);
  const loaded = useLoaded(load, wanted);
  const code = pressed ? undefined : loaded;
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const buttons = () => [...(root.current?.querySelectorAll('button') ?? [])];

  // Moves the focus to the replaced title, because loading replaces the title elements.
  useLayoutEffect(() => {
    if (code) buttons()[focused.current]?.focus({ preventScroll: true });
  }, [code]);

  if (code) {
    const props = { items, headingLevel, defaultValue: selected };
    return <code.Accordion ref={root} {...props} />;
  }
  return (
    <div ref={root} className={styles.root} onPointerEnter={() => setWanted(true)}>
      {items.map(({ id, title, content, icon }, index) => (
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
                // The code may finish loading before the next title reports its focus.
                focused.current = buttons().indexOf(relatedTarget as HTMLButtonElement);
                setPressed(false);
              }}
              onPointerDown={() => setPressed(true)}
              onPointerCancel={() => setPressed(false)}
              // Ignores touch, whose pointer leaves the title before the click. A mouse that leaves
              // does not click.
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
          <ClosedAnswer
            onFound={() => {
              setWanted(true);
              setSelected(id);
            }}
          >
            {content}
          </ClosedAnswer>
        </div>
      ))}
    </div>
  );
}

/** Item content before the code loads. The browser's search can find and show it. */
function ClosedAnswer({ onFound, children }: { onFound: () => void; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);
  useEffect(() => (root.current ? hideUntilFound(root.current, () => found()) : undefined), []);
  return (
    <div ref={root} hidden>
      <div className={styles.inner}>{children}</div>
    </div>
  );
}
