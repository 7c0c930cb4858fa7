import type { ReactNode } from 'react';
import * as styles from './publicList.css';

interface PublicPlayerProps {
  /** Their masked name; `null` when they hide it. */
  name: string | null;
  /** What stands in place of a hidden name. */
  hidden: string;
  /** What stands beside the name. */
  about?: ReactNode;
}

/** Someone in a public list. */
export const PublicPlayer = ({ name, hidden, about }: PublicPlayerProps) => (
  <span className={styles.who}>
    <span
      data-hidden={name === null || undefined}
      translate={name === null ? undefined : 'no'}
      className={styles.name}
    >
      {name ?? hidden}
    </span>
    {about !== undefined && <span className={styles.about}>{about}</span>}
  </span>
);
