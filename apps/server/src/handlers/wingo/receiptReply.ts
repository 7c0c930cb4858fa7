import type { Receipt } from '../../wingo/receipt';

export const receiptReply = ({ statement, index, path, at, signature }: Receipt) => ({
  round: statement.roundNumber,
  commitment: statement.commitment,
  beacon_round: statement.beaconRound,
  index,
  path: [...path],
  signature,
  ...(statement.number === null || at === null ? {} : { number: statement.number, at }),
});
