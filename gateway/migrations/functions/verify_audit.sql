-- Every fault in every chain: edited, removed, reordered or cut off rows, and rows left unsealed over a minute.
create or replace function verify_audit() returns table (main_id uuid, event_id uuid, seq bigint, fault text)
language sql security definer set search_path = pg_catalog, public as $$
  with rows as (
    select e.*, row_number() over w as place,
           coalesce(lag(e.hash) over w, sha256(convert_to(e.main_id::text, 'UTF8'))) as expected_prev,
           public.audit_hash(e::public.audit_event, e.seq, e.prev_hash) as expected_hash
    from public.audit_event e where e.seq is not null
    window w as (partition by e.main_id order by e.seq)
  )
  select r.main_id, r.id, r.seq, case
      when r.hash <> r.expected_hash then 'edited'
      when r.seq <> r.place then 'rows missing before'
      else 'does not follow the row before' end
    from rows r where r.hash <> r.expected_hash or r.prev_hash <> r.expected_prev
  union all
  select c.main_id, null, c.last_seq, 'the newest rows are missing or altered'
    from public.audit_chain c
    left join public.audit_event e on e.main_id = c.main_id and e.seq = c.last_seq
    where e.hash is distinct from c.last_hash
  union all
  select t.main_id, t.id, t.seq, 'sealed without a chain end'
    from public.audit_event t left join public.audit_chain c on c.main_id = t.main_id
    where t.seq is not null and (c.last_seq is null or t.seq > c.last_seq)
  union all
  select u.main_id, u.id, null, 'unsealed for more than a minute'
    from public.audit_event u where u.seq is null and u.at < now() - interval '1 minute'
$$;
