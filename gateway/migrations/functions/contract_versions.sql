-- The versions of the service contract that count or are announced, the newest first, without their words: whether a signature
-- still holds. One that is planned for new enterprises alone is nobody's business before its day.
create or replace function contract_versions(p_at timestamptz)
returns table (id uuid, version text, sign_anew boolean, effective_on date, effective_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query select c.id, c.version, c.sign_anew, c.effective_on, c.effective_at from public.signed_text_change c
    join public.main_account m on m.id = c.main_id and m.kind = 'platform'
    where c.kind = 'serviceContract' and c.status = 'signedOff' and c.withdrawn_at is null
      and (c.effective_at <= p_at or c.sign_anew)
    order by c.effective_at desc, c.id desc;
end $$;
grant execute on function contract_versions(timestamptz) to probity_app;
