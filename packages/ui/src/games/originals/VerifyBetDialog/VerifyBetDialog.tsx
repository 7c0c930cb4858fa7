'use client';

import { verifyBetDialog } from '@platform/messages/verifyBetDialog';
import { verificationSteps } from '@platform/messages/verificationSteps';
import type {
  OriginalGame,
  OriginalRecord,
  OriginalStep,
  OriginalVerdict,
} from '@platform/rules/models';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../data/ErrorState/ErrorState';
import { FactList } from '../../../data/FactList/FactList';
import { FullHash } from '../../../data/FullHash/FullHash';
import { Stack } from '../../../layout/Stack/Stack';
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog';
import { Notice } from '../../../primitives/Notice/Notice';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { StepList } from '../../fairness/StepList';
import { useVerdict } from '../../fairness/useVerdict';

type Texts = TextsOf<typeof verifyBetDialog>;
type AboutTexts = Pick<
  Texts,
  'bucketAbout' | 'minesOutcomeAbout' | 'minesMultipleAbout' | 'minesReceiptAbout'
>;

export interface VerifyBetDialogProps extends Omit<
  DialogProps,
  'title' | 'texts' | 'children' | 'footer' | 'busy'
> {
  /** Bet to verify. */
  bet: OriginalRecord | undefined;
  /**
   * Recomputes the bet. If the promise rejects, the dialog shows the message of the `Error`.
   */
  verify: (bet: OriginalRecord) => Promise<OriginalVerdict>;
  /** Action beside the message about a secret server seed. */
  seedsAction?: ReactNode;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof verifyBetDialog>>;
}

/** Explanations that differ from those of Dice. */
const OWN_ABOUT: Partial<Record<`${OriginalGame}.${OriginalStep['name']}`, keyof AboutTexts>> = {
  'plinko.multiple': 'bucketAbout',
  'mines.outcome': 'minesOutcomeAbout',
  'mines.multiple': 'minesMultipleAbout',
  'mines.receipt': 'minesReceiptAbout',
};

interface StepDetailsProps {
  game: OriginalGame;
  step: OriginalStep;
  text: Texts;
}

function StepDetails({ game, step, text }: StepDetailsProps) {
  const { computed, published, formerKeyUntil } = useTexts(verificationSteps);
  return (
    <>
      <p>{text[OWN_ABOUT[`${game}.${step.name}`] ?? `${step.name}About`]}</p>
      {step.published !== undefined && (
        <>
          <FullHash label={computed} value={step.computed ?? text.none} />
          <FullHash label={published} value={step.published} />
        </>
      )}
      {step.formerKeyUntil !== undefined && (
        <FullHash label={formerKeyUntil} value={step.formerKeyUntil} />
      )}
    </>
  );
}

interface ResultProps extends Pick<VerifyBetDialogProps, 'seedsAction'> {
  bet: OriginalRecord;
  verdict: OriginalVerdict;
  text: Texts;
}

function Result({ bet, verdict: { fair, steps }, seedsAction, text }: ResultProps) {
  const { clientSeed, nonce } = bet.proof.statement;
  const failed = steps.filter(({ holds }) => !holds).length;
  const isRevealed = bet.pair !== null;
  return (
    <>
      <Notice
        role="status"
        data-verdict={fair ? (isRevealed ? 'fair' : 'pending') : 'unfair'}
        tone={fair ? (isRevealed ? 'success' : 'info') : 'danger'}
      >
        {fair ? text[isRevealed ? 'fair' : 'secret'] : text.unfair({ failed, all: steps.length })}
      </Notice>
      {!isRevealed && seedsAction !== undefined && <div>{seedsAction}</div>}
      <FactList
        facts={[
          { id: 'result', label: text.result, value: bet.proof.statement.result },
          { id: 'multiple', label: text.multiple, value: `${bet.multiple}x` },
          {
            id: 'clientSeed',
            label: text.clientSeed,
            value: <bdi translate="no">{clientSeed}</bdi>,
          },
          { id: 'nonce', label: text.nonce, value: String(nonce) },
        ]}
      />
      <StepList
        steps={steps.map((step) => ({
          name: step.name,
          ok: step.holds,
          title: text[`${step.name}Title`],
          details: <StepDetails game={bet.game} step={step} text={text} />,
        }))}
      />
    </>
  );
}

/**
 * Verifies a bet of a game with seed pairs in the player's browser. Until the player rotates the seed
 * pair, only the receipt can be verified.
 *
 * **When not to use it:** for rounds that all players share, use a `VerifyDialog`.
 *
 * **Do:** Offer to rotate the seeds if the seed of a bet is secret.
 *
 * **Don't:** Call a bet fair before its seed is revealed.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | on a step: expands or collapses its values |
 * | Escape | closes the dialog |
 */
export function VerifyBetDialog({
  bet,
  verify,
  seedsAction,
  texts,
  ...rest
}: VerifyBetDialogProps) {
  const text = useTexts(verifyBetDialog, texts);
  const { verdict, error, retry } = useVerdict(bet, verify);
  const working = error === undefined && !verdict;
  return (
    <Dialog
      {...rest}
      title={text.title}
      {...(bet && { description: text.bet({ id: bet.id }) })}
      size="large"
      busy={working}
    >
      <Stack gap="l">
        {error !== undefined && <ErrorState message={error} onRetry={retry} />}
        {working && (
          <>
            <VisuallyHidden role="status">{text.working}</VisuallyHidden>
            <Skeleton shape="block" />
          </>
        )}
        {bet && verdict && (
          <Result bet={bet} verdict={verdict} seedsAction={seedsAction} text={text} />
        )}
      </Stack>
    </Dialog>
  );
}
