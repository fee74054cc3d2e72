-- Another phone is another reader. The erasure of a person takes the phone, and with it the language.
create or replace function candidate_language_of_phone() returns trigger language plpgsql as $$
begin
  if new.mobile_index is distinct from old.mobile_index then new.language := null; end if;
  return new;
end $$;
