-- Which games there are is said by the table of games in the rules alone.
alter table wingo_round drop constraint wingo_round_game_check;
alter table wingo_round add constraint wingo_round_game_positive check (game > 0) not valid;
