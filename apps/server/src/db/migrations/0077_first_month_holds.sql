-- Reads all rows, while bets are placed and paid.
alter table posting validate constraint posting_first_month;
alter table wingo_bet validate constraint wingo_bet_first_month;
alter table wingo_payout validate constraint wingo_payout_first_month;
