-- The language a person reads: a user's choice, which follows them to every browser, and the one a candidate reads the link in.
-- Null while nobody knows. In the words of the wire.

alter table users add column language text check (language in ('en', 'zh-CN'));

create function user_language(p_user uuid) returns text
language sql stable security definer set search_path = pg_catalog, public as $$
  select u.language from public.users u where u.id = p_user
$$;

create function own_language_choose(p_language text, p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.users set language = p_language, updated_at = p_now
    where id = public.app_user_id() and language is distinct from p_language
$$;
grant execute on function user_language(uuid), own_language_choose(text, timestamptz) to probity_app;

alter table candidate add column language text check (language in ('en', 'zh-CN'));

-- Another phone is another reader. The erasure of a person takes the phone, and with it the language.
create function candidate_language_of_phone() returns trigger language plpgsql as $$
begin
  if new.mobile_index is distinct from old.mobile_index then new.language := null; end if;
  return new;
end $$;
create trigger candidate_language_of_phone before update of mobile_index on candidate
  for each row execute function candidate_language_of_phone();
