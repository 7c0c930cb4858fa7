import type { CsvColumn, OriginalRecord } from '@platform/api';
import { betDetails } from '@platform/messages/betDetails';
import { originalBetsTable } from '@platform/messages/originalBetsTable';
import { verificationSteps } from '@platform/messages/verificationSteps';
import { verifyBetDialog } from '@platform/messages/verifyBetDialog';
import { useTexts } from '@platform/ui/theme';
import { at } from './at';

/** CSV columns of the member's bets on a game with seed pairs, including all verification data. */
export function useOriginalCsv(): readonly CsvColumn<OriginalRecord>[] {
  const bet = useTexts(betDetails);
  const text = useTexts(originalBetsTable);
  const proof = useTexts(verifyBetDialog);
  const { commitment, serverSeed } = useTexts(verificationSteps);
  return [
    { header: bet.id, value: ({ id }) => id },
    { header: bet.placedAt, value: ({ placedAt }) => at(placedAt) },
    { header: text.bet, value: ({ proof: { statement } }) => statement.settings },
    { header: text.result, value: ({ proof: { statement } }) => statement.result },
    { header: text.stake, value: ({ amount }) => amount },
    { header: proof.multiple, value: ({ multiple }) => multiple },
    { header: bet.winning, value: ({ payout }) => payout },
    { header: text.profit, value: ({ payout, amount }) => payout - amount },
    { header: proof.clientSeed, value: ({ proof: { statement } }) => statement.clientSeed },
    { header: proof.nonce, value: ({ proof: { statement } }) => statement.nonce },
    { header: commitment, value: ({ proof: { statement } }) => statement.serverSeedHash },
    { header: serverSeed, value: ({ pair }) => pair?.serverSeed },
  ];
}
