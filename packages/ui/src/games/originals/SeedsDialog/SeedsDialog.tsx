'use client';

import { seedsDialog } from '@platform/messages/seedsDialog';
import { isClientSeed } from '@platform/rules/fields';
import type { PastPair, SeedPairs } from '@platform/rules/models';
import { useRef, useState } from 'react';
import { DateTime } from '../../../data/DateTime/DateTime';
import { ErrorState } from '../../../data/ErrorState/ErrorState';
import { FactList } from '../../../data/FactList/FactList';
import { FullHash } from '../../../data/FullHash/FullHash';
import { Stack } from '../../../layout/Stack/Stack';
import { Accordion } from '../../../primitives/Accordion/Accordion';
import { Button } from '../../../primitives/Button/Button';
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog';
import { Heading } from '../../../primitives/Heading/Heading';
import { Notice } from '../../../primitives/Notice/Notice';
import { Text } from '../../../primitives/Text/Text';
import { TextField } from '../../../primitives/TextField/TextField';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import * as styles from './SeedsDialog.css';

type Texts = TextsOf<typeof seedsDialog>;

export interface SeedsDialogProps extends Omit<
  DialogProps,
  'title' | 'texts' | 'children' | 'footer' | 'busy' | 'loading' | 'onChange'
> {
  /** Seed pairs; `undefined` while they load. */
  pairs: SeedPairs | undefined;
  /** Error message, shown instead of the pairs. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /**
   * Sets the client seed for the next bets. If the promise rejects, the field shows the message of
   * the `Error`.
   */
  onClientSeedChange: (clientSeed: string) => Promise<unknown>;
  /**
   * Reveals the server seed, and begins the next pair with a client seed. Rejections are shown as
   * for `onClientSeedChange`.
   */
  onRotate: (clientSeed: string) => Promise<unknown>;
  /** Returns a random proposal for a client seed, such as `mintHex` of `@platform/api`. */
  newSeed: () => string;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof seedsDialog>>;
}

interface NewSeedProps extends Pick<
  SeedsDialogProps,
  'onClientSeedChange' | 'onRotate' | 'newSeed'
> {
  text: Texts;
}

/** Field for the next client seed, with the two actions that use it. */
function NewSeed({ onClientSeedChange, onRotate, newSeed, text }: NewSeedProps) {
  const [seed, setSeed] = useState(newSeed);
  const [problem, setProblem] = useState<string>();
  const [running, setRunning] = useState<'change' | 'rotate'>();
  const [done, setDone] = useState<'changed' | 'rotated'>();
  const busy = useRef(false);
  const run = async (name: 'change' | 'rotate', action: (seed: string) => Promise<unknown>) => {
    if (busy.current) return;
    setDone(undefined);
    if (!isClientSeed(seed)) {
      setProblem(text.invalid);
      return;
    }
    busy.current = true;
    setRunning(name);
    setProblem(undefined);
    try {
      await action(seed);
      setDone(name === 'change' ? 'changed' : 'rotated');
      setSeed(newSeed());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      busy.current = false;
      setRunning(undefined);
    }
  };
  return (
    <Stack gap="m">
      <TextField
        label={text.newSeed}
        hint={text.newSeedHint}
        value={seed}
        onValueChange={(typed) => {
          setSeed(typed);
          setProblem(undefined);
        }}
        error={problem}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        translate="no"
        className={styles.code}
      />
      <div className={styles.actions}>
        <Button
          tone="neutral"
          pending={running === 'change'}
          onClick={() => void run('change', onClientSeedChange)}
        >
          {text.change}
        </Button>
        <Button pending={running === 'rotate'} onClick={() => void run('rotate', onRotate)}>
          {text.rotate}
        </Button>
      </div>
      <p role="status" className={styles.done}>
        {done !== undefined && <span>{text[done]}</span>}
      </p>
    </Stack>
  );
}

function PastPairs({ past, text }: { past: readonly PastPair[]; text: Texts }) {
  if (past.length === 0) return <Text tone="muted">{text.noPast}</Text>;
  return (
    <Accordion
      items={past.map(({ serverSeed, serverSeedHash, bets, revealedAt }) => ({
        id: serverSeedHash,
        title: (
          <span className={styles.past}>
            <DateTime value={revealedAt} />
            <span>{text.bets({ bets })}</span>
          </span>
        ),
        content: (
          <Stack gap="m">
            <FullHash label={text.serverSeed} value={serverSeed} />
            <FullHash label={text.serverSeedHash} value={serverSeedHash} />
          </Stack>
        ),
      }))}
    />
  );
}

/**
 * Seeds of the single-player games: the hash of the server seed, the client seed and the number of
 * the next bet. The player can change the client seed, or rotate the pair, which reveals the server
 * seed.
 *
 * **When not to use it:** for rounds that all players share, use a `FairRoundDialog`.
 *
 * **Do:** Open it from the board of every game that uses the seeds.
 *
 * **Don't:** Rotate without a press of the button: a rotation ends the current pair.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | on a past pair: expands or collapses its seed |
 * | Escape | closes the dialog |
 */
export function SeedsDialog({
  pairs,
  error,
  onRetry,
  onClientSeedChange,
  onRotate,
  newSeed,
  texts,
  ...rest
}: SeedsDialogProps) {
  const text = useTexts(seedsDialog, texts);
  return (
    <Dialog
      {...rest}
      title={text.title}
      description={text.intro}
      size="large"
      loading={error === undefined && pairs === undefined}
    >
      {error !== undefined && pairs === undefined && (
        <ErrorState message={error} onRetry={onRetry} />
      )}
      {pairs && (
        <Stack gap="l">
          <Stack gap="m">
            <FullHash
              label={text.currentHash}
              value={pairs.current.serverSeedHash}
              hint={text.currentHashHint}
            />
            <FullHash label={text.clientSeed} value={pairs.current.clientSeed} />
            <FactList
              facts={[{ id: 'nonce', label: text.nonce, value: String(pairs.current.nonce) }]}
            />
            {pairs.current.clientSeedBy === 'server' && (
              <Notice tone="warning">{text.byServer}</Notice>
            )}
            <FullHash label={text.nextHash} value={pairs.nextHash} hint={text.nextHashHint} />
          </Stack>
          <NewSeed
            onClientSeedChange={onClientSeedChange}
            onRotate={onRotate}
            newSeed={newSeed}
            text={text}
          />
          <Stack gap="s">
            <Heading level={3} size="s">
              {text.past}
            </Heading>
            <PastPairs past={pairs.past} text={text} />
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
}
