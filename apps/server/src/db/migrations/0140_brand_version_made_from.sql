-- A version knows from which version it was made, so that it does not undo a publication that its author has not
-- seen. Null for the folder, and for versions of earlier releases.
alter table brand_version add column made_from integer;
alter table brand_version add constraint brand_version_made_from_fkey
  foreign key (brand, made_from) references brand_version;
