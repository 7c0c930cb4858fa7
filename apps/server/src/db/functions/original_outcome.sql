-- Returns the outcome of a bet on a single-player game. Tests compare it with @platform/rules/originals.
--
-- p_drawn   result of the draw, which does not know the settings: a roll, the path on the largest board, or nothing
--           at the opening of a game of Mines
-- most      see greatest_multiple
-- result    as in receipts
-- multiple  as in receipts
-- paid      multiple that the bet pays at once, in ten-thousandths; 0 for a lost bet
create or replace function original_outcome(
  p_game text, p_settings text, p_drawn text,
  out most bigint, out result text, out multiple text, out paid bigint
) language plpgsql immutable as $$
declare
  path_rows int;
  bucket int;
begin
  most := greatest_multiple(p_game, p_settings);
  if most is null then
    return;
  end if;
  if p_game = 'plinko' then
    path_rows := split_part(p_settings, ':', 1);
    result := left(p_drawn, path_rows);
    bucket := length(replace(result, 'L', ''));
    paid := (plinko_half(p_settings))[least(bucket, path_rows - bucket) + 1] * 1000;
    multiple := round(paid::numeric / 10000, 1);
  elsif p_game = 'mines' then
    result := '';
    multiple := '';
    paid := 0;
  else
    result := p_drawn;
    paid := case when dice_wins(p_settings, p_drawn) then most else 0 end;
    -- A lost bet states the multiple that was on offer.
    multiple := round(most::numeric / 10000, 4);
  end if;
end $$;
