'use client';

import { CopyButton, Link, Notice } from '@platform/ui';
import * as styles from './OutcomeNotice.css';

export interface Outcome {
  tone: 'info' | 'success' | 'danger' | 'warning';
  text: string;
  problems?: readonly string[];
  /** URL of a preview, shown as a link. */
  address?: string;
  /** True if the person has to sign in again. */
  signIn?: boolean;
  /** Served version that the rejected one would have overwritten; null for the folder. */
  over?: number | null;
}

/** Notice of an outcome. After a rejection, the notice shows the server's message. */
export function OutcomeNotice({ tone, text, problems = [], address, signIn = false }: Outcome) {
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
      {signIn && (
        <p>
          <Link href="/staff" target="_blank">
            Sign in
          </Link>
        </p>
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
