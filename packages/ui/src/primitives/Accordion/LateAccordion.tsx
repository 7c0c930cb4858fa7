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
 * `Accordion` whose code loads on hover or focus, for pages where few readers open an item. An item
 * that is pressed during loading opens afterwards.
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

  // Moves the focus to the new element of the same title, because loading replaces the title elements.
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
              // Ignores touch: its pointer leaves the title before the click, whereas a mouse that
              // leaves does not click.
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

/** Content of an item before the code loads. The browser shows it when its search finds it. */
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
