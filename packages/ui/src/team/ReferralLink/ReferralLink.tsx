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
  /** Registration URL with the member's sponsor code; `undefined` while it loads. */
  href: string | undefined;
  /** Number of referred members; `undefined` while it loads, `null` if unknown. */
  referrals: number | null | undefined;
  /** Called once the link is on the clipboard. */
  onCopied?: () => void;
  /** Called with the reason if the browser blocks the clipboard. */
  onCopyRefused?: (reason: string) => void;
  /** Heading level for the title. @default 2 */
  headingLevel?: 2 | 3;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof referralLink>>;
}

const never = () => () => {};
const canShare = () => 'share' in navigator;

/**
 * The member's referral link, with buttons to copy and share it.
 *
 * **When not to use it:** in the header, use the referral icon button.
 *
 * **Do:** Show the whole link and the number of referred members.
 *
 * **Don't:** Show only a button.
 *
 * | Key | Action |
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
  // A server cannot detect browser support, so the share button appears after hydration.
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
            // Ignores the rejection if the user dismisses the share sheet.
            onClick={() => void navigator.share({ url: href }).catch(() => {})}
          >
            {text.share}
          </Button>
        )}
      </div>
    </Card>
  );
}
