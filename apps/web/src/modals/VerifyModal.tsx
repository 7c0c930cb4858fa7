import {
  useFairnessKeys,
  useFairnessRound,
  useKeptRoot,
  useLinkBefore,
  useMyBets,
  useSession,
  type Query,
} from '@platform/api/react';
import { gameNames } from '@platform/messages/gameNames';
import { routeError } from '@platform/messages/routeError';
import { verifyModal } from '@platform/messages/verifyModal';
import type { MyBet } from '@platform/rules/models';
import { betTexts, gameName, type BetEvidence } from '@platform/rules/wingo';
import { VerifyDialog } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '../app/loading/failureText';
import { subjectIn, type Subject } from '../app/wingo/subject';
import { pageIn, useRow } from '../app/shared/usePage';
import { verify } from '../app/wingo/verify';
import { paths } from '../paths';
import type { ModalProps } from './ModalProps';

/** Returns the proof of a bet; undefined for older bets, which have none. */
function evidenceOf(found: MyBet): BetEvidence | undefined {
  const { id, roundNumber, bet, amount, number = null, receipt = null, rootPath = null } = found;
  if (receipt === null && rootPath === null) return undefined;
  return { bet: { id, roundNumber, amount, number, ...betTexts(bet) }, receipt, rootPath };
}

/**
 * Returns the proof of the bet. `ready` is true once the proof has loaded or is known to be
 * missing.
 */
function useEvidence({ game, bet }: Subject, page: number) {
  const text = useTexts(verifyModal);
  const { signedIn } = useSession();
  const bets = useMyBets(game, bet === null ? null : page);
  const found = useRow(bets.data?.rows, bet);
  const keys = useFairnessKeys();
  if (bet === null) return { ready: true };
  if (!signedIn) return { ready: true, note: text.notSignedIn };
  if (!bets.data || !keys.data) return { ready: false, failed: [bets, keys] };
  if (!found) return { ready: true, note: text.noBet };
  const of = evidenceOf(found);
  if (!of) return { ready: true, note: text.noReceipt };
  return { ready: true, evidence: { of, keys: keys.data } };
}

interface VerifySubjectProps extends Pick<ModalProps, 'open' | 'onClose'> {
  subject: Subject;
}

function VerifySubject({ subject, open, onClose }: VerifySubjectProps) {
  const failure = useTexts(routeError);
  const [query] = useSearchParams();
  const names = useTexts(gameNames);
  const round = useFairnessRound(subject.game, subject.round);
  const before = useLinkBefore(subject.game, round.data?.place);
  const keptRoot = useKeptRoot(subject.game, subject.round);
  const { ready, note, evidence, failed = [] } = useEvidence(subject, pageIn(query, 'bets'));
  const linked = round.data?.place === 1 || before.data !== undefined;
  const isPending = before.data?.isPending === true;
  const broken = [round, before, ...failed].filter(
    ({ data, error }: Query<unknown>) => error && data === undefined,
  );
  return (
    <VerifyDialog
      open={open}
      onClose={onClose}
      guideHref={paths.fairness}
      description={gameName(subject.game, names)}
      round={ready && linked ? round.data : undefined}
      error={broken[0]?.error?.message}
      onRetry={() => broken.forEach(({ retry }) => retry())}
      linkPending={isPending}
      verify={(published) =>
        verify({
          round: published,
          before: isPending ? undefined : before.data?.link,
          bet: evidence,
          keptRoot,
        }).catch((cause: unknown) => {
          throw new Error(failureText(cause, failure), { cause });
        })
      }
      note={note}
    />
  );
}

/** Verifies a round in the game history. With `&bet=ID`, also verifies a bet. */
export function VerifyModal({ open, onClose }: ModalProps) {
  const text = useTexts(verifyModal);
  const [query] = useSearchParams();
  const [asked, href] = [subjectIn(query), query.toString()];
  // Keeps the last round during the dialog's fade-out.
  const [last, setLast] = useState({ href, subject: asked });
  if (open && href !== last.href) setLast({ href, subject: asked });
  const { subject } = last;
  return subject ? (
    <VerifySubject subject={subject} open={open} onClose={onClose} />
  ) : (
    <VerifyDialog
      open={open}
      onClose={onClose}
      guideHref={paths.fairness}
      round={undefined}
      error={text.noRound}
      verify={() => Promise.reject(new Error(text.noRound))}
    />
  );
}
