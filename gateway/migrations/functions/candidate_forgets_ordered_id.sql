-- Where the ID number goes, the one of the order goes with it.
create or replace function candidate_forgets_ordered_id() returns trigger language plpgsql as $$
begin
  new.ordered_id_number_enc := null;
  return new;
end $$;
