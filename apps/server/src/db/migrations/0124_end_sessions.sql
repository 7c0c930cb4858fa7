-- Staff end the sessions of a member. One person suffices, because the member can sign in again.
insert into staff_permission (name) values ('member.end-sessions');
insert into staff_role (role, permission)
  values ('support', 'member.end-sessions'), ('risk', 'member.end-sessions');
