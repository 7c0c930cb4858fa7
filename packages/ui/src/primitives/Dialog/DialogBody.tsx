'use client';

import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { afterAnimation } from '../../internal/browser';
import { Spinner } from '../Spinner/Spinner';
import * as styles from './Dialog.css';

const FIRST_FIELD = 'input:enabled, select:enabled, textarea:enabled';

export interface DialogBodyProps {
  /** Shows the loader first, for as long as the token `duration.loader` says. */
  loading: boolean;
  /** Whether what it holds is still on its way. */
  busy: boolean;
  /** Whether the whole dialog is unseen until then. */
  unseen: boolean;
  loadingLabel: string;
  children: ReactNode;
}

/**
 * What a dialog holds. Mounted with every opening, so each one begins with the loader.
 *
 * The loader's time is a CSS animation, which makes the token its only source. The children stand
 * underneath from the start, unseen: the dialog opens in its final size.
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
  // The focus waits on the dialog itself; it goes on only if it still waits there.
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
