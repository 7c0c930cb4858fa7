-- Staff do what the owner of the database did with SQL before: exclude a difference of a comparison, drop the
-- result of a comparison that no longer runs, and retire the deposit addresses of members.
insert into staff_permission (name, approval) values
  ('comparison.exclude', 'withdrawal.approve'), ('comparison.drop', 'withdrawal.approve'),
  ('addresses.retire', 'withdrawal.approve');
insert into staff_role (role, permission) values
  ('payments', 'comparison.exclude'), ('payments', 'comparison.drop'), ('payments', 'addresses.retire');
