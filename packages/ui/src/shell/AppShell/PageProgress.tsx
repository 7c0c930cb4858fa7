'use client';

import { useEffect, useState } from 'react';
import { Progress } from '../../primitives/Progress/Progress';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import * as styles from './AppShell.css';

/** Delay before the progress line appears, in ms. */
const PATIENCE = 150;

export interface PageProgressProps {
  loading: boolean;
  label: string;
}

/** Thin progress line below the header, which screen readers announce politely. */
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
