-- Time at which the session last proved the password, and the code where two-factor authentication is on. Null
-- for sessions of an earlier release. A new session has just proved them.
alter table session add column proved_at timestamptz;
alter table session alter column proved_at set default clock_timestamp();
