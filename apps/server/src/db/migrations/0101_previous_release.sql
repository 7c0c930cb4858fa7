-- Gives databases of the previous release the names and valid constraints of the baseline. Triggers follow
-- the renamed functions.
do $$
declare
  renamed record;
begin
  for renamed in select * from (values
    ('tell_session', 'notify_session'),
    ('tell_sessions_of_member', 'notify_sessions_of_member'),
    ('tell_live', 'notify_live'),
    ('tell_round', 'notify_round'),
    ('tell_names', 'notify_names'),
    ('tell_read', 'notify_read'),
    ('tell_brands', 'notify_brands')) as names (old, new)
  loop
    if to_regproc(renamed.old) is not null then
      execute format('alter function %I() rename to %I', renamed.old, renamed.new);
    end if;
  end loop;
  for renamed in select * from (values
    ('member_event_told', 'member_event_notifies', 'member_event'),
    ('wingo_round_told', 'wingo_round_notifies', 'wingo_round'),
    ('security_event_told', 'security_event_notifies', 'security_event'),
    ('member_event_read_told', 'member_event_read_notifies', 'member_event_read'),
    ('member_name_told', 'member_name_notifies', 'member'),
    ('brand_publication_told', 'brand_publication_notifies', 'brand_publication'))
    as names (old, new, relation)
  loop
    if exists (select from pg_trigger where tgname = renamed.old) then
      execute format('alter trigger %I on %I rename to %I', renamed.old, renamed.relation,
        renamed.new);
    end if;
  end loop;
end $$;

alter table wingo_round validate constraint wingo_round_game_positive;
alter table withdrawal validate constraint withdrawal_state_check;
