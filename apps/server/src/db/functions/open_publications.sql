-- Returns the pending publications of brands that a person requested or may approve.
create or replace function open_publications(p_account bigint) returns table (request bigint, brand text,
  detail jsonb, reason text, author text, is_own boolean, requested_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select waiting.id, subject, waiting.detail, waiting.reason, name, requested_by = p_account,
    waiting.requested_at
  from staff_request waiting join staff_account on staff_account.id = requested_by
  where permission = 'brand.publish' and outcome is null
    and waiting.requested_at > clock_timestamp() - interval '1 day'
    and (requested_by = p_account or staff_may(p_account, 'brand.approve', subject))
  order by waiting.id
$$;
