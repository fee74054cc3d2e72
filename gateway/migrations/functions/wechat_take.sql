-- What became of a ticket. confirmed and unbound are delivered once; p_bind_hash is kept with the first `unbound`.
create or replace function wechat_take(p_ticket_hash text, p_bind_hash text, p_now timestamptz)
returns table (status text, purpose text, nickname text, avatar text, user_id uuid)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare t public.wechat_ticket;
begin
  select * into t from public.wechat_ticket w where w.ticket_hash = p_ticket_hash for update;
  if not found or t.expires_at <= p_now or t.delivered_at is not null then
    return query select 'expired'::text, null::text, null::text, null::text, null::uuid;
    return;
  end if;
  if t.status in ('confirmed', 'unbound') then
    update public.wechat_ticket w set delivered_at = p_now,
        bind_hash = case when t.status = 'unbound' then p_bind_hash end,
        bind_expires_at = case when t.status = 'unbound' then p_now + interval '10 minutes' end
      where w.id = t.id;
  end if;
  return query select t.status, t.purpose, t.nickname, t.avatar, b.user_id
    from (select 1) one
    left join public.wechat_binding b on b.openid_index = t.openid_index and t.status = 'confirmed';
end $$;
grant execute on function wechat_take(text, text, timestamptz) to probity_app;
