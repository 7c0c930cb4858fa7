'use client';

import { referralLink } from '@platform/messages/referralLink';
import { Share2, Users } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { CopyButton } from '../../data/CopyButton/CopyButton';
import { classNames } from '../../internal/classNames';
import { Card, type CardProps } from '../../layout/Card/Card';
import { Button } from '../../primitives/Button/Button';
import { Heading } from '../../primitives/Heading/Heading';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './ReferralLink.css';

export interface ReferralLinkProps extends Omit<
  CardProps,
  'as' | 'padding' | 'tone' | 'title' | 'children'
> {
  /** The address that registers a new member under the sponsor code. `undefined` while on the way. */
  href: string | undefined;
  /** How many members have been referred. `undefined` while on the way, `null` when not known. */
  referrals: number | null | undefined;
  /** The link is on the clipboard: for a toast. */
  onCopied?: () => void;
  /** The browser refused the clipboard, with a text that says so: for a toast. */
  onCopyRefused?: (reason: string) => void;
  /**
   * The level of the title in the outline of the page.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof referralLink>>;
}

const never = () => () => {};
const canShare = () => 'share' in navigator;

/**
 * The link that brings new members into the team, to copy, or to share where the browser can.
 *
 * **When not to use it:** in the header, which has an icon for it.
 *
 * **Do:** Show the whole link beside the button that copies it, and the members it has brought.
 *
 * **Don't:** Show only a button: members want to see the link before they send it.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | copies or shares the link |
 */
export function ReferralLink({
  href,
  referrals,
  onCopied,
  onCopyRefused,
  headingLevel = 2,
  texts,
  className,
  ...rest
}: ReferralLinkProps) {
  const text = useTexts(referralLink, texts);
  // A server does not know the browser: the button comes with the first look at it.
  const shareable = useSyncExternalStore(never, canShare, () => false);
  return (
    <Card
      {...rest}
      as="section"
      padding="xl"
      aria-busy={href === undefined || referrals === undefined}
      className={classNames(styles.root, className)}
    >
      <div className={styles.head}>
        <div>
          <Heading level={headingLevel} size="l">
            {text.title}
          </Heading>
          <Text size="s" tone="muted">
            {text.description}
          </Text>
        </div>
        <dl className={styles.total}>
          <dt className={styles.totalLabel}>{text.referrals}</dt>
          <dd className={styles.totalValue}>
            <Users aria-hidden className={styles.icon} />
            {referrals === undefined ? (
              <Skeleton className={styles.skeleton} />
            ) : (
              <span>{referrals ?? '—'}</span>
            )}
          </dd>
        </dl>
      </div>
      <div className={styles.line}>
        <div className={styles.link}>
          <span translate="no" className={styles.address}>
            {href ?? <Skeleton />}
          </span>
          {href !== undefined && (
            <CopyButton
              text={href}
              label={text.copy}
              texts={{ copied: text.copied }}
              {...(onCopied && { onCopied })}
              {...(onCopyRefused && { onRefused: onCopyRefused })}
            />
          )}
        </div>
        {href !== undefined && shareable && (
          <Button
            icon={<Share2 aria-hidden className={styles.icon} />}
            // Sent away without sharing is no failure: nothing to tell.
            onClick={() => void navigator.share({ url: href }).catch(() => {})}
          >
            {text.share}
          </Button>
        )}
      </div>
    </Card>
  );
}
