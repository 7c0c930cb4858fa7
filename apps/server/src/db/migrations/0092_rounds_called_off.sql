-- Of which bets were paid back: few rounds, among which a list of refunds looks for those of its bets.
create index wingo_round_called_off on wingo_round (id) where state in ('voiding', 'voided');
