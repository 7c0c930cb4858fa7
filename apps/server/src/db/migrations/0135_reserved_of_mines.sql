-- Largest payout of a game of Mines, which the bankroll keeps for it while it is open: see bankroll_left. Null for
-- games that began earlier.
alter table mines_game add column largest_payout bigint check (largest_payout >= stake);
create index mines_game_reserved on mines_game (largest_payout) where state = 'open';
