-- Reasons for incomes as a code with arguments, so that clients show them in the reader's language.
-- `remark` keeps the text in English. Older incomes have no code.
alter table income
  add column remark_code text,
  add column remark_params jsonb check (jsonb_typeof(remark_params) = 'object');
