-- Returns the account of an invitation or link that is valid now; null otherwise. Programs have no pages.
--
-- p_hash  SHA-256 of the code
create or replace function staff_of_code(p_hash bytea) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select account.id from staff_account account left join staff_link on account_id = account.id
  where disabled_at is null and not is_service
    and (expires_at is null or expires_at > clock_timestamp())
    and (invite_hash = p_hash and invite_from <= clock_timestamp() and invite_until > clock_timestamp()
      or hash = p_hash and until > clock_timestamp() and accepted_at is not null)
$$;
