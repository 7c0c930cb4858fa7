'use client';

import type { teamTree } from '@platform/messages/teamTree';
import type { TreeMember } from '@platform/rules/models';
import { useState } from 'react';
import type { TextsOf } from '../../theme/Messages';
import { MemberNode } from './MemberNode';
import * as styles from './TeamTree.css';

interface TreeProps {
  tree: TreeMember;
  texts: TextsOf<typeof teamTree>;
  onView: (member: TreeMember) => void;
  onDrill: (member: TreeMember) => void;
}

/** Tree that follows the WAI-ARIA Authoring Practices: one Tab stop, and arrow keys inside. */
export function Tree({ tree, texts, onView, onDrill }: TreeProps) {
  const [current, setCurrent] = useState(tree.id);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());

  const setOpen = (id: string, open: boolean) => {
    const others = [...closed].filter((other) => other !== id);
    setClosed(new Set(open ? others : [...others, id]));
    // Makes the collapsed member current, because its descendants are now hidden.
    if (!open) setCurrent(id);
  };

  // The current member may be missing from a new tree, or hidden in a collapsed team.
  const inSight = ({ id, children }: TreeMember): boolean =>
    id === current || (!closed.has(id) && children.some(inSight));
  const stop = inSight(tree) ? current : tree.id;

  return (
    <div role="tree" aria-label={texts.label} className={styles.tree}>
      <MemberNode
        member={tree}
        level={1}
        context={{ texts, current: stop, closed, setCurrent, setOpen, onView, onDrill }}
      />
    </div>
  );
}
