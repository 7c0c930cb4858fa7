export const usageText = `Checks Wingo rounds and receipts of bets offline, with only their public values.

  verify --file <rounds.json>           checks many rounds of one game, from one or several replies of
                                        GET /api/fairness/rounds; - reads the standard input
  verify --receipt <bets.json> --key <hex>
                                        checks receipts of bets, from GET /api/game/myBets, with the
                                        key of GET /api/fairness/keys; --file also checks that their
                                        rounds were drawn from the values in the receipts, that
                                        each bet is under the root of its round, and that betting
                                        was open
  verify --round <number> --seed <hex> --commitment <hex> [--result <digit>]
         [--beacon-round <number> --beacon-signature <hex> --close-at <time>
          --source <drand|local> --beacon-key <hex>]
                                        checks one round; rounds up to 22 November 2026 may have
                                        no beacon

  --source drand      every beacon must be from drand, operated by the League of Entropy
  --beacon-key <hex>  every beacon must have this public key
  --close-at <time>   when betting closed: ISO 8601 in UTC, or milliseconds since 1970
  --any-schedule      rounds may close at other times than their numbers say (test servers)

Exit code 0: everything is fair. 1: a value is not fair or cannot be read.`;
