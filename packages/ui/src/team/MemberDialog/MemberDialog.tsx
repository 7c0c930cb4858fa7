'use client';

import { memberDialog } from '@platform/messages/memberDialog';
import type { TreeMember } from '@platform/rules/models';
import { useState } from 'react';
import { Amount } from '../../data/Amount/Amount';
import { useMoney } from '../../data/Amount/MoneyProvider';
import { DateTime } from '../../data/DateTime/DateTime';
import { FactList } from '../../data/FactList/FactList';
import { Badge } from '../../primitives/Badge/Badge';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog';
import { useTexts, type TextsOf } from '../../theme/Messages';

export interface MemberDialogProps extends Omit<
  DialogProps,
  'open' | 'defaultOpen' | 'title' | 'texts' | 'children' | 'footer'
> {
  /** Member to show. The dialog is open while this prop is set. */
  member: Omit<TreeMember, 'children'> | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof memberDialog>>;
}

/**
 * Dialog with details of a team member.
 *
 * **When not to use it:** for the signed-in member, use a `ProfileCard`.
 *
 * **Do:** Show only details that concern the team.
 *
 * **Don't:** Show a member's phone number or balance.
 *
 * | Key | Action |
 * | --- | --- |
 * | Escape | closes the dialog |
 */
export function MemberDialog({ member, texts, ...rest }: MemberDialogProps) {
  // Keeps the last member while the dialog fades out.
  const [shown, setShown] = useState(member);
  if (member && member !== shown) setShown(member);
  const text = useTexts(memberDialog, texts);
  const money = useMoney();
  if (!shown) return null;
  const status = shown.active ? (
    <Badge tone="success">{text.active}</Badge>
  ) : (
    <Badge>{text.inactive}</Badge>
  );
  return (
    <Dialog {...rest} open={member !== undefined} size="small" title={text.title}>
      <FactList
        facts={[
          { id: 'id', label: text.id, value: <span translate="no">{shown.code}</span> },
          { id: 'name', label: text.name, value: <span translate="no">{shown.name}</span> },
          {
            id: 'joinedAt',
            label: text.joinedAt,
            value: <DateTime value={shown.joinedAt} />,
          },
          {
            id: 'lockedAmount',
            label: text.lockedAmount,
            value: <Amount value={shown.lockedAmount} decimals={4} unit {...money} />,
          },
          { id: 'status', label: text.status, value: status },
          { id: 'teamSize', label: text.teamSize, value: shown.teamSize },
        ]}
      />
    </Dialog>
  );
}
