-- Removes the access of an account to the server: sessions, tokens, password, second factors and links.
create or replace function remove_staff_access(p_account bigint) returns void language sql as $$
  delete from staff_session where account_id = p_account;
  delete from staff_token where account_id = p_account;
  delete from staff_device where account_id = p_account;
  delete from staff_step where account_id = p_account;
  delete from staff_link where account_id = p_account;
  delete from staff_passkey where account_id = p_account;
  delete from staff_authenticator where account_id = p_account;
  delete from staff_password where account_id = p_account;
$$;
