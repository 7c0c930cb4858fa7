'use client';

import { profileCard } from '@platform/messages/profileCard';
import type { Profile } from '@platform/rules/models';
import type { ReactNode } from 'react';
import { ConvertedAmount } from '../../data/Amount/ConvertedAmount';
import { useMoney } from '../../data/Amount/MoneyProvider';
import { DateTime } from '../../data/DateTime/DateTime';
import { classNames } from '../../internal/classNames';
import { Card, type CardProps } from '../../layout/Card/Card';
import { Badge } from '../../primitives/Badge/Badge';
import { Heading } from '../../primitives/Heading/Heading';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './ProfileCard.css';

export type ProfileFacts = Pick<
  Profile,
  'code' | 'name' | 'email' | 'mobile' | 'joinedAt' | 'rank' | 'lockedAmount'
>;

export interface ProfileCardProps extends Omit<CardProps, 'as' | 'padding' | 'children'> {
  /** Member data; `null` while loading. */
  profile: ProfileFacts | null;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof profileCard>>;
}

/** Adds a line break opportunity before the @ sign. */
function breakable(email: string): ReactNode {
  const at = email.lastIndexOf('@');
  return (
    <span translate="no">
      {email.slice(0, Math.max(at, 0))}
      <wbr />
      {email.slice(Math.max(at, 0))}
    </span>
  );
}

/**
 * Overview of the member's data on the dashboard.
 *
 * **When not to use it:** to change data, use the settings.
 *
 * **Do:** Let members check that they are signed in to the right account.
 *
 * **Don't:** Add fields to the card: members edit data in the settings.
 */
export function ProfileCard({ profile, texts, className, ...rest }: ProfileCardProps) {
  const text = useTexts(profileCard, texts);
  const money = useMoney();
  const facts: [label: string, value: ReactNode][] = [
    [text.email, profile && breakable(profile.email)],
    [text.mobile, profile && <bdi dir="ltr">{profile.mobile}</bdi>],
    [text.joinedAt, profile && <DateTime value={profile.joinedAt} />],
    [
      text.lockedAmount,
      profile && <ConvertedAmount value={profile.lockedAmount} decimals={4} unit {...money} />,
    ],
  ];
  return (
    <Card
      {...rest}
      as="section"
      padding="none"
      aria-busy={profile === null}
      data-state={profile ? 'ready' : 'loading'}
      className={classNames(styles.root, className)}
    >
      <header className={styles.header}>
        <span aria-hidden className={styles.portrait}>
          {profile?.name.slice(0, 1).toUpperCase()}
        </span>
        <div className={styles.identity}>
          <div className={styles.nameRow}>
            <Heading
              level={2}
              size="l"
              translate={profile ? 'no' : undefined}
              className={styles.heading}
            >
              {profile?.name ?? (
                <>
                  <VisuallyHidden>{text.loading}</VisuallyHidden>
                  <Skeleton />
                </>
              )}
            </Heading>
            {profile && <Badge tone="accent">{text.rank({ rank: profile.rank })}</Badge>}
          </div>
          <p className={styles.code}>{text.userId({ id: profile?.code ?? '...' })}</p>
        </div>
      </header>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value ?? <Skeleton />}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
