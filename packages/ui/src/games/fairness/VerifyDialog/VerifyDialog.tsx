'use client';

import { dialogTitles } from '@platform/messages/dialogTitles';
import { verifyDialog } from '@platform/messages/verifyDialog';
import type { PublishedRound, Verdict } from '@platform/rules/wingo';
import { ErrorState } from '../../../data/ErrorState/ErrorState';
import { FactList, type FactItem } from '../../../data/FactList/FactList';
import { Stack } from '../../../layout/Stack/Stack';
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog';
import { Link } from '../../../primitives/Link/Link';
import { Notice } from '../../../primitives/Notice/Notice';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { NumberBall } from '../../wingo/NumberBall/NumberBall';
import { VerificationSteps } from '../VerificationSteps/VerificationSteps';
import { useVerdict } from '../useVerdict';
import { beaconText, fairText, offText } from './verdictTexts';
import * as styles from './VerifyDialog.css';

export interface VerifyDialogProps extends Omit<
  DialogProps,
  'title' | 'texts' | 'children' | 'footer' | 'busy'
> {
  /** Published round; `undefined` while it loads. */
  round: PublishedRound | undefined;
  /** Error message, shown instead of the result. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /**
   * Recomputes the round from public values. If the promise rejects, the dialog shows the message of
   * the `Error`.
   */
  verify: (round: PublishedRound) => Promise<Verdict>;
  /**
   * True while the previous round is still running: the link to that round cannot be verified yet.
   * @default false
   */
  linkPending?: boolean;
  /** Additional notice. */
  note?: string | undefined;
  /** URL of the draw guide, if linked. */
  guideHref?: string | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof verifyDialog>>;
}

type Texts = TextsOf<typeof verifyDialog>;

function factsOf(round: PublishedRound, text: Texts): FactItem[] {
  const { roundNumber, digit } = round;
  return [
    { id: 'period', label: text.period, value: roundNumber },
    {
      id: 'result',
      label: text.result,
      value: digit === null ? offText(round, text) : <NumberBall number={digit} size="small" />,
    },
    { id: 'beacon', label: text.beacon, value: beaconText(round, text) },
  ];
}

/**
 * Returns the tone of a successful verification. A beacon run by the server itself is no proof.
 */
const toneOf = ({ beacon, voidReason }: PublishedRound, linkPending: boolean) =>
  !linkPending && voidReason === null && beacon?.source === 'drand' ? 'success' : 'info';

interface OutcomeProps extends Required<Pick<VerifyDialogProps, 'linkPending'>> {
  round: PublishedRound;
  verdict: Verdict;
  text: Texts;
}

function Outcome({ round, verdict, linkPending, text }: OutcomeProps) {
  const { fair, steps } = verdict;
  const failed = steps.filter(({ ok }) => !ok).length;
  const state = fair ? (linkPending ? 'pending' : 'fair') : 'unfair';
  return (
    <Notice role="status" data-verdict={state} tone={fair ? toneOf(round, linkPending) : 'danger'}>
      {fair ? fairText(round, linkPending, text) : text.unfair({ failed, all: steps.length })}
    </Notice>
  );
}

/**
 * Verifies a round in the player's browser and shows the values of each step.
 *
 * **When not to use it:** before the round is over, use a `FairRoundDialog`.
 *
 * **Do:** Claim exactly what was recomputed.
 *
 * **Don't:** Say only that everything is fine.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | on a step: expands or collapses its values |
 * | Escape | closes the dialog |
 */
export function VerifyDialog({
  round,
  error,
  onRetry,
  verify,
  linkPending = false,
  note,
  guideHref,
  texts,
  ...rest
}: VerifyDialogProps) {
  const titles = useTexts(dialogTitles);
  const text = useTexts(verifyDialog, texts);
  const {
    verdict,
    error: failure,
    retry,
  } = useVerdict(error === undefined ? round : undefined, verify, linkPending);
  const problem = error ?? failure;
  const working = problem === undefined && !verdict;
  return (
    <Dialog {...rest} title={titles.verify} size="large" busy={working}>
      <Stack gap="l">
        {problem !== undefined && (
          <ErrorState message={problem} onRetry={error === undefined ? retry : onRetry} />
        )}
        {working && (
          <>
            <VisuallyHidden role="status">{text.working}</VisuallyHidden>
            <Skeleton shape="block" className={styles.verdict} />
            <Skeleton shape="block" className={styles.steps} />
          </>
        )}
        {round && verdict && (
          <>
            <Outcome round={round} verdict={verdict} linkPending={linkPending} text={text} />
            <FactList facts={factsOf(round, text)} />
            {note !== undefined && <Notice>{note}</Notice>}
            <VerificationSteps steps={verdict.steps} />
          </>
        )}
        {guideHref !== undefined && (
          <Link look="standalone" href={guideHref}>
            {text.guide}
          </Link>
        )}
      </Stack>
    </Dialog>
  );
}
