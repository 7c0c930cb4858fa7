'use client';

import { accountDetails } from '@platform/messages/accountDetails';
import type { Profile } from '@platform/rules/models';
import type { ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';
import { Card, type CardProps } from '../../layout/Card/Card';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './AccountDetails.css';

export interface AccountDetailsProps extends Omit<CardProps, 'as' | 'padding' | 'children'> {
  /** Member details; `null` while loading. */
  owner: Pick<Profile, 'name' | 'email' | 'mobile'> | null;
  /** Note below the details, such as how to correct them. */
  note?: ReactNode;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof accountDetails>>;
}

/**
 * Read-only name, email and phone number of the member.
 *
 * **When not to use it:** on the dashboard, use a `ProfileCard`.
 *
 * **Do:** Show the details as text that members can select and copy.
 *
 * **Don't:** Show disabled fields: their text is hard to read.
 */
export function AccountDetails({ owner, note, texts, className, ...rest }: AccountDetailsProps) {
  const text = useTexts(accountDetails, texts);
  const details: [label: string, value: ReactNode][] = [
    [text.name, owner?.name],
    [text.email, owner?.email],
    [text.phone, owner && <bdi dir="ltr">{owner.mobile}</bdi>],
  ];
  return (
    <Card
      {...rest}
      padding="none"
      aria-busy={owner === null}
      data-state={owner ? 'ready' : 'loading'}
      className={classNames(styles.root, className)}
    >
      <dl>
        {details.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd translate="no" className={styles.value}>
              {value ?? <Skeleton className={styles.skeleton} />}
            </dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <div className={styles.note}>{wrapTexts(note)}</div>}
    </Card>
  );
}
