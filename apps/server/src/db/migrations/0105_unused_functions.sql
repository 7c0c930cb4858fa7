-- after functions
-- place_wingo_bets computes the exposure with wingo_exposure.
drop function if exists wingo_pays(text[], int[], bigint[], bigint[]);
