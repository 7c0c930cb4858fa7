'use client';

import { Children, cloneElement, isValidElement, useRef, useState, type ReactElement } from 'react';
import * as styles from './WingoBoard.css';

interface ToolsProps {
  label: string;
  /** Toolbar buttons; `false` omits a button. */
  children: (ReactElement<{ tabIndex?: number }> | false)[];
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Toolbar with arrow keys and a single Tab stop. */
export function Tools({ label, children }: ToolsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  // Excludes the buttons that a narrow board hides.
  const buttons = () =>
    [...(root.current?.querySelectorAll('button') ?? [])].filter((button) => button.offsetParent);
  // Ignores dialog events, which React bubbles through the toolbar whose buttons opened them.
  const isInside = (target: EventTarget) =>
    target instanceof Node && root.current?.contains(target) === true;
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label={label}
      className={styles.tools}
      onFocus={({ target }) => {
        if (isInside(target)) {
          setCurrent(Math.max(0, buttons().indexOf(target as Element as HTMLButtonElement)));
        }
      }}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (!step || !isInside(event.target)) return;
        event.preventDefault();
        const all = buttons();
        const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step;
        all.at((current + forwards) % all.length)?.focus();
      }}
    >
      {Children.toArray(children).map((button, place) =>
        isValidElement<{ tabIndex?: number }>(button)
          ? cloneElement(button, { tabIndex: place === current ? 0 : -1 })
          : button,
      )}
    </div>
  );
}
