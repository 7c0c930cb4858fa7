-- after functions
-- wingo_append_leaves and sign_wingo_batches replace these functions, which no release has used.
drop function if exists wingo_append(bytea[], int, bytea[]);
drop function if exists sign_wingo_batch(bigint, bytea);
