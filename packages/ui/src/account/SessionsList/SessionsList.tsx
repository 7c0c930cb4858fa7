'use client';

import { sessionsList } from '@platform/messages/sessionsList';
import type { MemberSession } from '@platform/rules/models';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { EmptyState } from '../../data/EmptyState/EmptyState';
import { ErrorState } from '../../data/ErrorState/ErrorState';
import { classNames } from '../../internal/classNames';
import { Card } from '../../layout/Card/Card';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { SessionRow, SkeletonRow } from './SessionRow';
import { nameOf } from './session';
import * as styles from './SessionsList.css';

export type { MemberSession };

export interface SessionsListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Sessions in display order; `undefined` while loading. */
  sessions: readonly MemberSession[] | undefined;
  /** Error message, shown with a retry button instead of the sessions. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Called with a session's id once the member confirms ending it. */
  onRevoke: (id: string) => void;
  /** Id of the session that is being ended. */
  revoking?: string | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof sessionsList>>;
}

const SKELETONS = ['first', 'second', 'third'];

/**
 * List of browsers in which the member is signed in. The other sessions can be ended.
 *
 * **When not to use it:** to show what happened in those sessions, use a `SecurityLog`.
 *
 * **Do:** Mark the current browser, so that members do not end the wrong session.
 *
 * **Don't:** Offer only "Sign out everywhere", without a list.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | on the button of a session: asks whether to end the session |
 * | Escape | keeps the session |
 */
export function SessionsList({
  sessions,
  error,
  onRetry,
  onRevoke,
  revoking,
  texts,
  className,
  ...rest
}: SessionsListProps) {
  const text = useTexts(sessionsList, texts);
  const [asked, setAsked] = useState<string | null>(null);
  // Closes the confirmation dialog once its session is no longer in the list.
  const candidate = sessions?.find(({ id }) => id === asked);
  const [ends, setEnds] = useState(0);
  if (asked !== null && sessions !== undefined && !candidate) {
    setAsked(null);
    setEnds(ends + 1);
  }
  const failed = error !== undefined;
  const busy = !failed && !sessions;

  // Receives the focus when the focused button disappears together with its session.
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (ends > 0) list.current?.focus();
  }, [ends]);

  return (
    <Card
      {...rest}
      padding="none"
      aria-busy={busy}
      data-state={failed ? 'error' : busy ? 'loading' : 'ready'}
      className={classNames(styles.root, className)}
    >
      {failed && <ErrorState message={error} onRetry={onRetry} />}
      {!failed && sessions?.length === 0 && <EmptyState title={text.empty} />}
      {!failed && sessions?.length !== 0 && (
        <ul ref={list} tabIndex={-1} aria-label={text.list}>
          {busy && SKELETONS.map((key) => <SkeletonRow key={key} />)}
          {sessions?.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              texts={text}
              onRevoke={() => setAsked(session.id)}
            />
          ))}
        </ul>
      )}
      <AlertDialog
        open={candidate !== undefined}
        title={text.title}
        description={text.description}
        cancelLabel={text.cancel}
        confirmLabel={text.confirm}
        pending={candidate !== undefined && revoking === candidate.id}
        pendingText={text.pending}
        onClose={() => setAsked(null)}
        onConfirm={() => candidate && onRevoke(candidate.id)}
      >
        {candidate && <Text weight="strong">{nameOf(candidate)}</Text>}
      </AlertDialog>
    </Card>
  );
}
