export const usageText = `Checks Wingo rounds and receipts of bets offline, only from public values.

  verify --file <rounds.json>           many rounds of one game, as GET /api/fairness/rounds answers
                                        them; several pages may follow each other, - reads the input
  verify --receipt <bets.json> --key <hex>
                                        receipts of bets, as GET /api/game/myBets answers them, with
                                        the key of GET /api/fairness/keys; with --file as well, that
                                        their rounds were drawn from what the receipts promised
  verify --round <number> --seed <hex> --commitment <hex> [--result <digit>]
         [--beacon-round <number> --beacon-signature <hex> --close-at <time>
          --source <drand|local> --beacon-key <hex>]
                                        one round; without a beacon, one of 22 November 2026
                                        or earlier, when there was none

  --source drand      every beacon must be of drand, run by the League of Entropy
  --beacon-key <hex>  every beacon must have this public key
  --close-at <time>   when betting closed: ISO 8601 in UTC, or milliseconds since 1970
  --any-schedule      rounds may close at other times than their numbers say (test servers)

Exit code 0: everything is fair. 1: something is not, or cannot be read.`;
