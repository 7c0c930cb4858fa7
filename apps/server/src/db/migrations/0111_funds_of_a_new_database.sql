-- after functions
-- In a new database, the bankroll and the budget for bonuses begin with 0, and their limits apply. A database
-- with members is not new.
update account set balance = 0
  where owner is null and kind in ('house', 'bonuses') and not exists (select from member);

-- Income has one paying account.
drop function if exists credit_income(text, text, income[]);
