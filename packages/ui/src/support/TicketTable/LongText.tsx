'use client';

import { useState } from 'react';
import { Button } from '../../primitives/Button/Button';
import * as styles from './TicketTable.css';

/** Maximum text length without an expand button: about two lines. */
const SHORT = 80;

interface LongTextProps {
  text: string;
  more: string;
  less: string;
}

export function LongText({ text, more, less }: LongTextProps) {
  const [open, setOpen] = useState(false);
  const long = text.length > SHORT || text.includes('\n');
  return (
    <span data-state={!long || open ? 'open' : 'closed'} className={styles.long}>
      <span className={styles.words}>{text}</span>
      {long && (
        <Button
          tone="quiet"
          aria-expanded={open}
          className={styles.toggle}
          onClick={() => setOpen(!open)}
        >
          {open ? less : more}
        </Button>
      )}
    </span>
  );
}
