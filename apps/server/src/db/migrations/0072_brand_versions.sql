-- A brand as it was at one moment: the files of its folder, by name, in base64. Never changed.
create table brand_version (
  brand text not null,
  -- 1 for the first of a brand.
  number integer not null check (number > 0),
  files jsonb not null,
  -- SHA-256 of the files, in hex.
  hash text not null,
  author text not null,
  note text not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (brand, number)
);

-- What is served from when on: of each brand the last whose moment has come. A rollback is one, too.
create table brand_publication (
  id bigint generated always as identity primary key,
  brand text not null,
  -- The version; null for the folder.
  number integer,
  serves_from timestamptz not null,
  -- The publication that a rollback goes back to; null for one that goes forward, and for a rollback to
  -- before the first.
  restores bigint references brand_publication,
  rollback boolean not null default false,
  author text not null,
  note text not null,
  recorded_at timestamptz not null default clock_timestamp(),
  -- Set of one that was planned and does not happen.
  cancelled_at timestamptz,
  cancelled_by text,
  foreign key (brand, number) references brand_version
);
create index brand_publication_moment on brand_publication (brand, serves_from, id);

create function tell_brands() returns trigger language plpgsql as $$
begin
  perform pg_notify('brands', '');
  return null;
end $$;

create trigger brand_publication_told after insert or update on brand_publication
  for each statement execute function tell_brands();

-- Who holds the token sees a version on the site, and nobody else does.
create table brand_preview (
  -- SHA-256 of the token.
  token_hash bytea primary key,
  brand text not null,
  number integer not null,
  author text not null,
  made_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  foreign key (brand, number) references brand_version
);
create index brand_preview_expiry on brand_preview (expires_at);
