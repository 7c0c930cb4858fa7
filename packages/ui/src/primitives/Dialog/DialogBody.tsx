'use client';

import { dialog } from '@platform/messages/dialog';
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
import { classNames } from '../../internal/classNames';
import { useMergedRef } from '../../internal/useMergedRef';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { Spinner } from '../Spinner/Spinner';
import * as styles from './Dialog.css';

const FIRST_FIELD = 'input:enabled, select:enabled, textarea:enabled';

/** True while the surrounding dialog is invisible. */
export const Unseen = createContext(false);

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
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof dialog>> | undefined;
}

/**
 * Content of a `DialogContent` between its header and its footer. The children are mounted invisibly
 * below the loader, so that the dialog opens with its final size.
 */
export function DialogBody({
  loading = false,
  busy = false,
  texts,
  className,
  children,
  ...rest
}: DialogBodyProps) {
  const text = useTexts(dialog, texts);
  const unseen = useContext(Unseen);
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
    const root = body?.closest('[role$="dialog"]');
    if (!waiting && document.activeElement === root) {
      body?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    }
  }, [waiting]);

  return (
    <div
      {...rest}
      ref={useMergedRef(ref, rest.ref)}
      className={classNames(styles.body, className)}
      aria-busy={waiting}
    >
      <div className={styles.content} data-state={hidden ? 'loading' : 'ready'} inert={hidden}>
        {children}
      </div>
      {hidden && (
        <div ref={loader} className={styles.loader}>
          <Spinner label={text.loading} size="large" />
        </div>
      )}
    </div>
  );
}
