-- Postings, bets and payouts are to be divided by month, see 0078_months.sql. The rows there are become
-- the first month, whose ids end before this one. Said beforehand, so that making them a part reads none.
alter table posting add constraint posting_first_month check (transfer_id < 100000000000) not valid;
alter table wingo_bet add constraint wingo_bet_first_month check (id < 100000000000) not valid;
alter table wingo_payout add constraint wingo_payout_first_month
  check (bet_id < 100000000000) not valid;
