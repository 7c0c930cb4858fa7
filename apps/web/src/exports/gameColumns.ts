import type { CsvColumn, GameRecord, MyBet } from '@platform/api';
import { betDetails } from '@platform/messages/betDetails';
import { calledOff } from '@platform/messages/calledOff';
import { settledBetsTable } from '@platform/messages/settledBetsTable';
import { verificationSteps } from '@platform/messages/verificationSteps';
import { withdrawalColumns } from '@platform/messages/withdrawalColumns';
import { betTexts } from '@platform/rules/wingo';
import { useTexts } from '@platform/ui/theme';
import { at } from './at';

export function useRoundCsv(): readonly CsvColumn<GameRecord>[] {
  const text = useTexts(verificationSteps);
  const { reason } = useTexts(calledOff);
  return [
    { header: text.roundNumber, value: ({ roundNumber }) => roundNumber },
    { header: text.bettingClosed, value: ({ proof }) => at(proof?.closesAt) },
    { header: text.resultTitle, value: ({ result }) => result?.number },
    { header: reason, value: ({ voidReason }) => voidReason },
    { header: text.commitment, value: ({ proof }) => proof?.commitment },
    { header: text.serverSeed, value: ({ proof }) => proof?.serverSeed },
    { header: text.beaconKeyTitle, value: ({ proof }) => proof?.beacon?.source },
    { header: text.publicKey, value: ({ proof }) => proof?.beacon?.publicKey },
    { header: text.beaconRound, value: ({ proof }) => proof?.beacon?.round },
    { header: text.beaconSignatureTitle, value: ({ proof }) => proof?.beacon?.signature },
    { header: text.linkTitle, value: ({ proof }) => proof?.place },
    { header: text.link, value: ({ proof }) => proof?.link },
  ];
}

/** CSV columns of the member's bets on a game, including open and refunded bets. */
export function useMyBetCsv(): readonly CsvColumn<MyBet>[] {
  const text = useTexts(betDetails);
  const { status } = useTexts(withdrawalColumns);
  const { profit } = useTexts(settledBetsTable);
  const { reason } = useTexts(calledOff);
  const isOver = ({ state }: MyBet) => state !== 'open' && state !== null;
  return [
    { header: text.id, value: ({ id }) => id },
    { header: text.round, value: ({ roundNumber }) => roundNumber },
    { header: text.placedAt, value: ({ placedAt }) => at(placedAt) },
    { header: text.position, value: ({ bet }) => betTexts(bet).betValue },
    { header: status, value: ({ state }) => state },
    { header: text.result, value: ({ result }) => result?.number },
    { header: reason, value: ({ voidReason }) => voidReason },
    { header: text.amount, value: ({ amount }) => amount },
    { header: text.winning, value: (bet) => (isOver(bet) ? bet.received : null) },
    { header: profit, value: (bet) => (isOver(bet) ? bet.received - bet.amount : null) },
  ];
}
