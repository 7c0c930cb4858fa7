'use client';

import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { afterAnimation } from '../../internal/browser';
import { Spinner } from '../Spinner/Spinner';
import * as styles from './Dialog.css';

const FIRST_FIELD = 'input:enabled, select:enabled, textarea:enabled';

export interface DialogBodyProps {
  /** Shows the loader first, for the duration of the `duration.loader` token. */
  loading: boolean;
  /** True while the content loads. */
  busy: boolean;
  /** True while the whole dialog is invisible. */
  unseen: boolean;
  loadingLabel: string;
  children: ReactNode;
}

/**
 * Dialog content, mounted with the loader on each opening. The children are mounted invisibly below
 * the loader, so that the dialog opens with its final size.
 */
export function DialogBody({ loading, busy, unseen, loadingLabel, children }: DialogBodyProps) {
  const [ready, setReady] = useState(!loading);
  const ref = useRef<HTMLDivElement>(null);
  const loader = useCallback(
    (element: HTMLElement | null) =>
      element ? afterAnimation(element, () => setReady(true)) : undefined,
    [],
  );

  const waiting = busy || unseen || !ready;
  const hidden = unseen || !ready;
  // Moves the focus only if it is still on the dialog itself.
  useLayoutEffect(() => {
    const body = ref.current;
    const dialog = body?.closest('[role$="dialog"]');
    if (!waiting && document.activeElement === dialog) {
      body?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    }
  }, [waiting]);

  return (
    <div ref={ref} className={styles.body} aria-busy={waiting}>
      <div className={styles.content} data-state={hidden ? 'loading' : 'ready'} inert={hidden}>
        {children}
      </div>
      {hidden && (
        <div ref={loader} className={styles.loader}>
          <Spinner label={loadingLabel} size="large" />
        </div>
      )}
    </div>
  );
}
