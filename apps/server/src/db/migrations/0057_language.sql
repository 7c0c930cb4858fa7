-- The language that a member reads, as a BCP 47 tag: mails are written in it.
alter table member add column language text not null default 'en'
  check (language ~ '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$');
