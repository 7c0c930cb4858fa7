-- Notifies all servers of a publication.
create or replace function notify_brands() returns trigger language plpgsql as $$
begin
  perform pg_notify('brands', '');
  return null;
end $$;

create or replace trigger brand_publication_notifies after insert or update on brand_publication
  for each statement execute function notify_brands();
