import { colorText, type PublishedRound } from '@platform/rules/wingo';

export const roundReply = ({ roundNumber, digit, beacon, ...round }: PublishedRound) => ({
  roundNumber,
  result: digit === null ? null : { number: digit, color: colorText(digit) },
  void_reason: round.voidReason,
  place: round.place,
  link: round.link,
  close_at: round.closesAt,
  commitment: round.commitment,
  server_seed: round.serverSeed,
  beacon_source: beacon?.source ?? null,
  beacon_public_key: beacon?.publicKey ?? null,
  beacon_round: beacon?.round ?? null,
  beacon_signature: beacon?.signature ?? null,
  bets: round.seal?.bets ?? null,
  root: round.seal?.root ?? null,
});
