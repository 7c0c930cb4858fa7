'use client';

import { CopyButton, Link, Notice } from '@platform/ui';
import * as styles from './SaidNotice.css';

/** What is said after something was done, or was not. */
export interface Said {
  tone: 'success' | 'danger' | 'warning';
  text: string;
  problems?: readonly string[];
  /** Where a draft can be seen. */
  address?: string;
}

/** Says what became of a request to a server, in the server's words where it refused. */
export function SaidNotice({ tone, text, problems = [], address }: Said) {
  return (
    <Notice tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <p>{text}</p>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.slice(0, 5).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {problems.length > 5 && <li>{`and ${problems.length - 5} more.`}</li>}
        </ul>
      )}
      {address !== undefined && (
        <p>
          <Link href={address} target="_blank" rel="noreferrer">
            Open the preview
          </Link>{' '}
          <CopyButton text={address} label="Copy its address" />
        </p>
      )}
    </Notice>
  );
}
