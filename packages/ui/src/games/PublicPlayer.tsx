import type { ReactNode } from 'react';
import * as styles from './publicList.css';

interface PublicPlayerProps {
  /** Masked name; `null` if the player hides it. */
  name: string | null;
  hidden: string;
  about?: ReactNode;
}

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
