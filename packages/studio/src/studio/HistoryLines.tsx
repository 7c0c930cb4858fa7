'use client';

import type { Publication, Version, WaitingLine } from '@platform/tokens/browser';
import type { ReactNode } from 'react';
import { Heading } from '@platform/ui';
import { timeOf } from './moments';
import * as styles from './PublishPanel.css';

const STATES = {
  served: 'served since',
  planned: 'planned for',
  past: 'served from',
  cancelled: 'cancelled, was planned for',
} as const satisfies Record<Publication['state'], string>;

export const versionText = ({ number, author, made_at, note }: Version): string =>
  `Version ${number}, ${timeOf(made_at)}, ${author}${note === '' ? '' : `: ${note}`}`;

export const publicationText = (row: Publication): string => {
  const { number, state, serves_from, author, rollback } = row;
  const what = number === null ? 'The folder' : `Version ${number}`;
  return `${what}, ${STATES[state]} ${timeOf(serves_from)}, ${author}${rollback ? ', rolling back' : ''}`;
};

export const waitingText = ({ number, at, author, note }: WaitingLine): string =>
  `${number === null ? 'The folder' : `Version ${number}`}, ${at === null ? 'from its approval on' : `planned for ${timeOf(at)}`}, ${author}${note === '' ? '' : `: ${note}`}`;

interface Line {
  text: string;
  action?: ReactNode;
}

export function HistoryLines({
  title,
  lines,
  children,
}: {
  title: string;
  lines: readonly Line[];
  children?: ReactNode;
}) {
  return (
    <section aria-label={title} className={styles.lines}>
      <Heading level={2} size="s">
        {title}
      </Heading>
      <ul className={styles.list}>
        {lines.map(({ text, action }, index) => (
          // Adds the index to the key, because a cancelled publication may be scheduled again for the
          // same time.
          <li key={`${text} ${index}`} className={styles.line}>
            <span>{text}</span>
            {action}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
