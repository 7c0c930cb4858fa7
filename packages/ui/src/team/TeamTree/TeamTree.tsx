'use client';

import { teamTree } from '@platform/messages/teamTree';
import type { TreeMember } from '@platform/rules/models';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { ErrorState } from '../../data/ErrorState/ErrorState';
import { classNames } from '../../internal/classNames';
import { useMergedRef } from '../../internal/useMergedRef';
import { Button } from '../../primitives/Button/Button';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { MemberDialog } from '../MemberDialog/MemberDialog';
import { RenderGuard } from './RenderGuard';
import { Tree } from './Tree';
import * as styles from './TeamTree.css';
import { TreeSkeleton } from './TreeSkeleton';

export type { TreeMember };

export interface TeamTreeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Root of the tree; `undefined` while it loads. */
  tree: TreeMember | undefined;
  /** Error message as worded in the specification: 'No root node found', 'API Error: ...'. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Loads a member's subtree. */
  onDrill: (member: TreeMember) => void;
  /** Returns to the previous tree. Omit it if there is none. */
  onBack?: (() => void) | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof teamTree>>;
}

/**
 * Tree of the team below a member, horizontal in wide containers and vertical on a phone.
 *
 * **When not to use it:** for a list of members by level, use a `HistoryTable` with
 * `useTeamColumns`.
 *
 * **Do:** Show three levels at a time.
 *
 * **Don't:** Show the whole team or add a search field: use a table.
 *
 * | Key | Action |
 * | --- | --- |
 * | Up, Down | moves to the previous or next visible member |
 * | Right | expands a member's team, or moves to its first member; on right-to-left pages: Left |
 * | Left | collapses the team, or moves to the member above; on right-to-left pages: Right |
 * | Home, End | moves to the first or last visible member |
 * | letters | move to the next member whose name begins with them |
 * | Enter | opens the member's details |
 * | Tab | moves to the member's buttons |
 */
export function TeamTree({
  tree,
  error,
  onRetry,
  onDrill,
  onBack,
  texts,
  ref,
  className,
  ...rest
}: TeamTreeProps) {
  const text = useTexts(teamTree, texts);
  const [viewed, setViewed] = useState<TreeMember>();
  const failed = error !== undefined;

  // Focuses the root of a newly loaded tree, because the pressed button has disappeared.
  const ownRoot = useRef<HTMLDivElement>(null);
  const root = useMergedRef(ownRoot, ref);
  const left = useRef<string>(undefined);
  const leave = (request: () => void) => {
    left.current = tree?.id ?? '';
    request();
  };
  const rootId = failed ? undefined : tree?.id;
  useEffect(() => {
    if (left.current === undefined || rootId === undefined || rootId === left.current) return;
    left.current = undefined;
    ownRoot.current?.querySelector<HTMLElement>('[role="treeitem"]')?.focus();
  }, [rootId]);

  return (
    <div
      {...rest}
      ref={root}
      aria-busy={!failed && !tree}
      data-state={failed ? 'error' : tree ? 'ready' : 'loading'}
      className={classNames(styles.root, className)}
    >
      {onBack && (
        <Button
          tone="neutral"
          icon={<ArrowLeft aria-hidden className={styles.arrow} />}
          onClick={() => leave(onBack)}
        >
          {text.back}
        </Button>
      )}
      {failed && <ErrorState message={error} onRetry={onRetry} />}
      {!failed && !tree && <TreeSkeleton />}
      {!failed && tree && (
        <RenderGuard key={tree.id} fallback={<ErrorState message={text.broken} />}>
          <Tree
            tree={tree}
            texts={text}
            onView={setViewed}
            onDrill={(member) => leave(() => onDrill(member))}
          />
        </RenderGuard>
      )}
      <MemberDialog member={viewed} onClose={() => setViewed(undefined)} />
    </div>
  );
}
