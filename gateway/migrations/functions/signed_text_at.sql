-- The version of a signed text that is in force at a moment, the same for everybody; none before the first that operators wrote.
-- In plpgsql, which looks the table up when it runs.
create or replace function signed_text_at(p_kind text, p_at timestamptz) returns table (version text, words jsonb)
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query select c.version, c.words from public.signed_text_change c
    join public.main_account m on m.id = c.main_id and m.kind = 'platform'
    where c.kind = p_kind and c.status = 'signedOff' and c.withdrawn_at is null and c.effective_at <= p_at
    order by c.effective_at desc, c.id desc limit 1;
end $$;
grant execute on function signed_text_at(text, timestamptz) to probity_app;
