-- The address that a member is shown is the one that is stored, whatever the settings say later. A
-- retired one is watched as before; the member is shown a new one, below the key of the settings.
alter table deposit_address add column retired_at timestamptz;
create unique index deposit_address_shown on deposit_address (member_id, network)
  where retired_at is null;
alter table deposit_address drop constraint deposit_address_member_id_network_key;

-- When the search for deposits moved on last.
alter table chain_cursor add column moved_at timestamptz;
