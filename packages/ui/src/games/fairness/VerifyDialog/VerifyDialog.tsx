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
import { useVerdict } from './useVerdict';
import { beaconText, fairText, offText } from './verdictTexts';
import * as styles from './VerifyDialog.css';

export interface VerifyDialogProps extends Omit<
  DialogProps,
  'title' | 'texts' | 'children' | 'footer' | 'busy'
> {
  /** The round as it was published. `undefined` while it is on its way. */
  round: PublishedRound | undefined;
  /** Why it could not be loaded. Shown in its place. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /**
   * Recomputes everything about the round from public values. Called once the round is there. An
   * `Error` is shown, with a button to try again.
   */
  verify: (round: PublishedRound) => Promise<Verdict>;
  /**
   * Whether the round before is not over, so that the link to it cannot be checked yet. The round is
   * verified again when that changes.
   * @default false
   */
  linkPending?: boolean;
  /** A further notice, such as that a bet is from before receipts were given. */
  note?: string | undefined;
  /** Where draws are explained. Without it no link leads there. */
  guideHref?: string | undefined;
  /**
   * Texts that replace those of the message catalogue.
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

/** How much a verification without a fault proves: a server's own beacon is no proof. */
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
 * Checks a round in the player's own browser and shows each step: what was published, what was
 * computed, whether they agree. The verdict is one sentence that claims no more than was proven.
 *
 * **When not to use it:** before the round is over, use a `FairRoundDialog`.
 *
 * **Do:** Give a verdict that claims exactly what was recomputed.
 *
 * **Don't:** Say that everything is fine: it names no check and no value.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | on a step: shows or hides its values |
 * | Escape | closes it |
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
