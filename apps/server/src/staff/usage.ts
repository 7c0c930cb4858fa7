export const USAGE = `Usage: npm run staff -- <command>

  people
    invite <name> <email> <role> <reason> [--brand <id>] [--until <day>] [--service]
    accept <code>
    link <name> <reason>
    token <program> <reason>
    grant <name> <role> <reason> [--brand <id>]
    revoke <name> <role> <reason> [--brand <id>]
    disable <name> <reason>
    recover <name> <email> <reason>
    list
    audit
  members
    member <user id>
    freeze <user id> <reason>
    unfreeze <user id> <reason>
    end-sessions <user id> <reason>
    reset-2fa <user id> <reason>
    stopped
    resume <user id> <reason>
    tickets
    answer <ticket> <reply> <reason>
  money
    reviews
    verdict <withdrawal> paid|returned <hash> <reason> [--override]
    adjust <user id> raise|lower <USDT> <reason>
    note <transfer> <reason>
    note <network> <hash> <reason>
    books
    account <number>
    exclude <network> <hash> <reason>
    drop <check> <reason>
    wallets
    retire-addresses <reason>
  servers
    keys
    notifications
  the second person
    requests
    approve <request> <reason>
    decline <request> <reason>

With test money, add --as and your name.`;
