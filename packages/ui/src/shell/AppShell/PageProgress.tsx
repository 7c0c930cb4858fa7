'use client';

import { useEffect, useState } from 'react';
import { Progress } from '../../primitives/Progress/Progress';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import * as styles from './AppShell.css';

/** A page that is there sooner needs no sign that it is coming, in milliseconds. */
const PATIENCE = 150;

export interface PageProgressProps {
  /** Whether a page is on its way. */
  loading: boolean;
  label: string;
}

/** A thin line under the header while the next page is on its way, read out politely. */
export function PageProgress({ loading, label }: PageProgressProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [loading]);
  return (
    <>
      {shown && <Progress label={label} aria-hidden className={styles.progress} />}
      <VisuallyHidden role="status">{shown && label}</VisuallyHidden>
    </>
  );
}
