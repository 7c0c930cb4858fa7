import type { Receipt } from '../../wingo/receipt';

/** Returns a receipt in the format of the API. */
export const receiptReply = ({ statement, index, path, signature }: Receipt) => ({
  round: statement.roundNumber,
  commitment: statement.commitment,
  beacon_round: statement.beaconRound,
  index,
  path: [...path],
  signature,
});
