-- Few rounds are called off. A list of refunds looks only for bets on these.
create index wingo_round_called_off on wingo_round (id) where state in ('voiding', 'voided');
