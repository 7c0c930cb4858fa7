'use client';

import { playLimits } from '@platform/messages/playLimits';
import { LIMIT_KINDS, LIMIT_PERIODS } from '@platform/rules/funds';
import type { PlayLimit, PlayLimitName, WantedLimit } from '@platform/rules/models';
import { useId, useState, type ComponentProps } from 'react';
import { ErrorState } from '../../data/ErrorState/ErrorState';
import { classNames } from '../../internal/classNames';
import { systemClock, type Clock } from '../../internal/seams';
import { Card } from '../../layout/Card/Card';
import { parseAmount } from '../../primitives/AmountField/amountText';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { Heading } from '../../primitives/Heading/Heading';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { LimitField } from '../LimitField/LimitField';
import { LimitRow, SkeletonRow } from './LimitRow';
import * as styles from './PlayLimits.css';

export type { PlayLimit, PlayLimitName, WantedLimit };

export interface PlayLimitsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Limits that the player has set; `undefined` while loading. */
  limits: readonly PlayLimit[] | undefined;
  /** Error message, shown with a retry button instead of the limits. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /**
   * Called with a new amount, or `null` to remove the limit. Also called with the current amount,
   * to withdraw a request. Resolves to true if the server accepted the amount, which closes the dialog.
   */
  onSet: (limit: WantedLimit) => Promise<boolean>;
  /** Called to confirm a request. Resolves to true if the server accepted the confirmation. */
  onConfirm: (limit: PlayLimitName) => Promise<boolean>;
  /** @default systemClock */
  now?: Clock;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof playLimits>>;
}

/**
 * Limits that a player sets for stakes and losses, with the amounts that are left. A dialog changes
 * a limit. A request to raise or remove a limit waits for a confirmation.
 *
 * **When not to use it:** to show a single limit, use a `LimitMeter`.
 *
 * **Do:** Let players lower a limit at once.
 *
 * **Don't:** Make raising a limit easier than keeping it.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | on a button of a limit: opens the dialog |
 * | Escape | closes the dialog without a change |
 */
export function PlayLimits({
  limits,
  error,
  onRetry,
  onSet,
  onConfirm,
  now = systemClock,
  texts,
  className,
  ...rest
}: PlayLimitsProps) {
  const text = useTexts(playLimits, texts);
  const id = useId();
  const [asked, setAsked] = useState<PlayLimitName>({ kind: 'stakes', period: 'day' });
  const [open, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const [pending, setPending] = useState(false);
  const limitOf = ({ kind, period }: PlayLimitName) =>
    limits?.find((limit) => limit.kind === kind && limit.period === period);
  const edit = (name: PlayLimitName) => {
    setAsked(name);
    setOpenings(openings + 1);
    setOpen(true);
  };
  const set = async (amount: WantedLimit['amount']) => {
    setPending(true);
    if (await onSet({ ...asked, amount })) setOpen(false);
    setPending(false);
  };
  const failed = error !== undefined;
  const busy = !failed && !limits;
  const edited = limitOf(asked);
  return (
    <div
      {...rest}
      aria-busy={busy}
      data-state={failed ? 'error' : busy ? 'loading' : 'ready'}
      className={classNames(styles.root, className)}
    >
      {failed ? (
        <ErrorState message={error} onRetry={onRetry} />
      ) : (
        LIMIT_KINDS.map((kind) => (
          <Card key={kind} as="section" padding="none" aria-labelledby={`${id}${kind}`}>
            <div className={styles.head}>
              <Heading level={3} size="m" id={`${id}${kind}`}>
                {text[kind]}
              </Heading>
              <Text size="s" tone="muted">
                {kind === 'stakes' ? text.stakesLead : text.lossesLead}
              </Text>
            </div>
            <ul>
              {LIMIT_PERIODS.map((period) => {
                const name = { kind, period };
                const limit = limitOf(name);
                if (busy) return <SkeletonRow key={period} period={text.period({ period })} />;
                return (
                  <LimitRow
                    key={period}
                    name={name}
                    limit={limit}
                    at={now()}
                    text={text}
                    onEdit={() => edit(name)}
                    onConfirm={() => onConfirm(name)}
                    onKeep={() => onSet({ ...name, amount: limit?.amount ?? null })}
                  />
                );
              })}
            </ul>
          </Card>
        ))
      )}
      <Dialog open={open} title={text.title(asked)} size="small" onClose={() => setOpen(false)}>
        <LimitField
          key={openings}
          current={edited?.amount ?? null}
          pending={pending}
          onSubmit={({ amount }) => void set(parseAmount(amount) ?? 0n)}
          onRemove={edited && (() => void set(null))}
        />
      </Dialog>
    </div>
  );
}
