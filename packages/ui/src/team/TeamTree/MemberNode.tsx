'use client';

import type { teamTree } from '@platform/messages/teamTree';
import type { TreeMember } from '@platform/rules/models';
import { ChevronRight, Eye, UserRoundCheck, UserRoundX, Users } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton';
import type { TextsOf } from '../../theme/Messages';
import * as styles from './MemberNode.css';
import { nextStep } from './treeKeys';

/** State and callbacks for all members in a tree. */
interface TreeContext {
  texts: TextsOf<typeof teamTree>;
  /** Id of the member that is in the Tab order. */
  current: string;
  closed: ReadonlySet<string>;
  setCurrent: (id: string) => void;
  setOpen: (id: string, open: boolean) => void;
  onView: (member: TreeMember) => void;
  onDrill: (member: TreeMember) => void;
}

interface MemberNodeProps {
  member: TreeMember;
  /** Level in the tree; the root has level 1. */
  level: number;
  context: TreeContext;
}

export function MemberNode({ member, level, context }: MemberNodeProps) {
  const { texts, current, closed, setCurrent, setOpen, onView, onDrill } = context;
  const { id, code, name, active, teamSize, children } = member;
  const open = children.length > 0 && !closed.has(id);
  const facts = { name, code, teamSize };
  // Only the buttons of one member are in the Tab order, because a tree may have hundreds of buttons.
  const tabIndex = current === id ? 0 : -1;
  const icon = active ? <UserRoundCheck aria-hidden /> : <UserRoundX aria-hidden />;
  return (
    <div data-place={level > 1 ? 'below' : 'root'} className={styles.node}>
      <div
        role="treeitem"
        // The accessible name begins with the visible text, for speech control.
        aria-label={active ? texts.activeMember(facts) : texts.inactiveMember(facts)}
        aria-level={level}
        aria-expanded={children.length > 0 ? open : undefined}
        aria-selected={current === id}
        tabIndex={tabIndex}
        data-status={active ? 'active' : 'inactive'}
        className={styles.card}
        onFocus={() => setCurrent(id)}
        onKeyDown={(event) => {
          const step = nextStep(event);
          if (!step) return;
          // Prevents Enter from also pressing the focused button in the opening dialog.
          event.preventDefault();
          if (step.do === 'focus') step.item.focus();
          else if (step.do === 'view') onView(member);
          else setOpen(id, step.do === 'open');
        }}
      >
        {level > 1 && teamSize > 0 ? (
          <button
            type="button"
            tabIndex={tabIndex}
            title={texts.drill({ name })}
            aria-label={texts.drill({ name })}
            className={styles.icon}
            onClick={() => onDrill(member)}
          >
            {icon}
          </button>
        ) : (
          <span className={styles.icon}>{icon}</span>
        )}
        <div className={styles.identity}>
          <p translate="no" className={styles.name}>{`${name} `}</p>
          <p className={styles.facts}>
            <span translate="no">{code}</span>{' '}
            <span className={styles.size}>
              <Users aria-hidden className={styles.sizeIcon} />
              <span>{teamSize}</span>
            </span>
          </p>
        </div>
        <IconButton
          label={texts.viewMember({ name })}
          title={texts.view}
          tabIndex={tabIndex}
          onClick={() => onView(member)}
        >
          <Eye aria-hidden />
        </IconButton>
        {children.length > 0 && (
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={open ? texts.collapse({ name }) : texts.expand({ name })}
            className={styles.toggle}
            onClick={() => setOpen(id, !open)}
          >
            <ChevronRight aria-hidden className={styles.chevron} />
          </button>
        )}
      </div>
      {open && (
        <div role="group" className={styles.group}>
          {children.map((child) => (
            <MemberNode key={child.id} member={child} level={level + 1} context={context} />
          ))}
        </div>
      )}
    </div>
  );
}
