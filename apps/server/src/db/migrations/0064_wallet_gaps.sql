-- Transactions that left a wallet and are in no book: a restored database has forgotten what was signed
-- since, and an operator may use the wallet elsewhere. Before anything is signed after them, the
-- comparison with the chain has to have read them all.
create table wallet_gap (
  network text not null,
  -- In lower case.
  wallet text not null,
  -- The number that is to be signed; those before it, down to the last one in the books, are not ours.
  nonce bigint not null,
  -- By this block all of them were mined.
  block bigint not null,
  primary key (network, wallet, nonce)
);
