-- Plinko for money. The checks would read all bets, so they are not validated: earlier rows fulfil the earlier checks.

alter table draw_request drop constraint draw_request_kind_check;
alter table draw_request add constraint draw_request_kind_check
  check (kind in ('pairs', 'rotate', 'dice', 'plinko')) not valid;
alter table original_bet drop constraint original_bet_game_check;
alter table original_bet add constraint original_bet_game_check check (game in ('dice', 'plinko')) not valid;
