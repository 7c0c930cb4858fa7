'use client';

import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
} from 'react';
import { afterAnimation } from '../../internal/browser';
import { mergeProps } from '../../internal/mergeProps';
import { Spinner } from '../Spinner/Spinner';
import * as styles from './Dialog.css';

const FIRST_FIELD = 'input:enabled, select:enabled, textarea:enabled';

/** Props of the surrounding dialog: `unseen`, and the label of the loader. */
export const InDialog = createContext({ unseen: false, loading: '' });

export interface DialogBodyProps extends ComponentProps<'div'> {
  /**
   * Shows a loader first, for the duration of the `duration.loader` token (1800 ms).
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Keeps the focus on the dialog until the content has loaded.
   * @default false
   */
  busy?: boolean | undefined;
}

/**
 * Content of a `DialogContent` between its header and its footer. The children are mounted invisibly
 * below the loader, so that the dialog opens with its final size.
 */
export function DialogBody({ loading = false, busy = false, children, ...rest }: DialogBodyProps) {
  const { unseen, loading: label } = useContext(InDialog);
  const [ready, setReady] = useState(!loading);
  const ref = useRef<HTMLDivElement>(null);
  const loader = useCallback(
    (element: HTMLElement | null) =>
      element ? afterAnimation(element, () => setReady(true)) : undefined,
    [],
  );

  const hidden = unseen || !ready;
  const waiting = busy || hidden;
  // Moves the focus only if it is still on the dialog itself.
  useLayoutEffect(() => {
    const content = ref.current;
    const root = content?.closest('[role$="dialog"]');
    if (!waiting && document.activeElement === root) {
      content?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    }
  }, [waiting]);

  return (
    <div {...mergeProps({ className: styles.body }, rest)} aria-busy={waiting}>
      <div
        ref={ref}
        className={styles.content}
        data-state={hidden ? 'loading' : 'ready'}
        inert={hidden}
      >
        {children}
      </div>
      {hidden && (
        <div ref={loader} className={styles.loader}>
          <Spinner label={label} size="large" />
        </div>
      )}
    </div>
  );
}
