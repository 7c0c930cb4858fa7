export const usageText = `Checks rounds, bets and receipts offline, with only their public values.

  verify --file <rounds.json>           checks many rounds of one game, from one or several replies of
                                        GET /api/fairness/rounds; - reads the standard input
  verify --receipt <bets.json> --key <hex>
                                        checks receipts of bets, from GET /api/game/myBets, with the
                                        key of GET /api/fairness/keys; --file also checks that their
                                        rounds were drawn from the values in the receipts, that
                                        each bet is under the root of its round, and that betting
                                        was open
         [--former-keys <hex>@<time>,...]
                                        former keys of that reply, each with the time of its last
                                        signature: ISO 8601 in UTC, or milliseconds since 1970
  verify --round <number> --seed <hex> --commitment <hex> [--result <digit>]
         [--beacon-round <number> --beacon-signature <hex> --close-at <time>
          --source <drand|local> --beacon-key <hex>]
                                        checks one round; rounds up to 22 November 2026 may have
                                        no beacon

  verify --game <dice|mines|plinko> --seed <hex> --client-seed <text> --nonce <number> --bet <bet>
         [--commitment <hex>] [--amount <USDT>] [--opened <cells>]
                                        recomputes one bet: over:50.00 or under:50.00 in Dice, the
                                        number of mines in Mines, 16:high in Plinko; --opened has
                                        the opened cells of Mines, such as 0,7,12

  --source drand      every beacon must be from drand, operated by the League of Entropy
  --beacon-key <hex>  every beacon must have this public key
  --close-at <time>   when betting closed: ISO 8601 in UTC, or milliseconds since 1970
  --any-schedule      rounds may close at other times than their numbers say (test servers)

Exit code 0: everything is fair. 1: a value is not fair or cannot be read.`;
