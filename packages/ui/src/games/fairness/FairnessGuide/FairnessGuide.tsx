'use client';

import { fairnessGuide } from '@platform/messages/fairnessGuide';
import type { FairnessKeys } from '@platform/rules/models';
import type { ComponentProps } from 'react';
import { ErrorState } from '../../../data/ErrorState/ErrorState';
import { FigureTable, type Figures } from '../../../data/FigureTable/FigureTable';
import { FullHash } from '../../../data/FullHash/FullHash';
import { classNames } from '../../../internal/classNames';
import { Card } from '../../../layout/Card/Card';
import { PageSection } from '../../../layout/PageSection/PageSection';
import { Link } from '../../../primitives/Link/Link';
import { Notice } from '../../../primitives/Notice/Notice';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { Text } from '../../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { promisesOf, stepsOf, type Explanation, type GuideTexts } from './texts';
import * as styles from './FairnessGuide.css';

export interface ChainExport {
  readonly name: string;
  readonly href: string;
}

export interface FairnessGuideProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Public keys; `undefined` while they load. */
  keys: FairnessKeys | undefined;
  /** Error message if the keys failed to load. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Payouts and exact returns of all bets. */
  returns: Figures;
  exports: readonly ChainExport[];
  /** Command that verifies an exported chain. */
  command: string;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof fairnessGuide>>;
}

function Steps({ steps }: { steps: readonly Explanation[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <strong className={styles.title}>{title}</strong>
          <Text tone="muted">{text}</Text>
        </li>
      ))}
    </ol>
  );
}

type KeysProps = Pick<FairnessGuideProps, 'keys' | 'error' | 'onRetry'> & {
  text: GuideTexts;
};

function Keys({ keys, error, onRetry, text }: KeysProps) {
  if (keys) {
    return (
      <>
        <FullHash label={text.receiptKey} value={keys.receiptKey} className={styles.close} />
        <FullHash label={text.beaconKey} value={keys.beaconKey} className={styles.close} />
      </>
    );
  }
  if (error !== undefined) return <ErrorState message={error} onRetry={onRetry} />;
  return (
    <>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </>
  );
}

/**
 * Guide to fair draws, and to verifying them without the site.
 *
 * **When not to use it:** for one round, use a `VerifyDialog`.
 *
 * **Do:** Explain the order of events in plain words.
 *
 * **Don't:** Show seals and certificates: they ask for trust instead of offering proof.
 */
export function FairnessGuide({
  keys,
  error,
  onRetry,
  returns,
  exports,
  command,
  texts,
  className,
  ...rest
}: FairnessGuideProps) {
  const text = useTexts(fairnessGuide, texts);
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <PageSection title={text.steps}>
        <Card padding="xl" className={styles.card}>
          <Steps steps={stepsOf(text)} />
          {keys && (
            <Notice tone={keys.beaconSource === 'local' ? 'warning' : 'info'}>
              {text[keys.beaconSource]}
            </Notice>
          )}
        </Card>
      </PageSection>
      <div className={styles.promises}>
        {promisesOf(text).map((promise) => (
          <PageSection key={promise.title} title={promise.title} className={styles.promise}>
            <Text tone="muted">{promise.text}</Text>
          </PageSection>
        ))}
      </div>
      <PageSection title={text.returns}>
        <Card padding="xl" className={styles.card}>
          <FigureTable {...returns} className={styles.close} />
          <Text size="s" tone="muted">
            {text.returnsNote}
          </Text>
        </Card>
      </PageSection>
      <PageSection title={text.check}>
        <Card padding="xl" className={styles.card}>
          <Text tone="muted">{text.checkNote}</Text>
          <FullHash label={text.command} value={command} className={styles.close} />
          <div className={styles.links}>
            {exports.map(({ name, href }) => (
              <Link key={href} look="standalone" href={href}>
                {name}
              </Link>
            ))}
          </div>
        </Card>
      </PageSection>
      <PageSection title={text.keys} aria-busy={!keys && error === undefined}>
        <Card padding="xl" className={styles.card}>
          <Keys keys={keys} error={error} onRetry={onRetry} text={text} />
        </Card>
      </PageSection>
    </div>
  );
}
