-- What used to stay behind: texts of sent messages, files that nothing names, and the wording of findings that were saved over.
-- And the reversal of a booking.

-- ── Messages: the text goes days after it was sent, the row with the check it is about or by its age ─────────
alter table sms_outbox alter column payload drop not null;
-- The check a message is about: it goes with it. None for sign-in codes and what is sent to people of an account.
alter table sms_outbox add column about_id uuid;
create index sms_outbox_about on sms_outbox (about_id) where about_id is not null;
create index sms_outbox_kept on sms_outbox (updated_at) where payload is not null;

drop function sms_outbox_add(uuid, text, text, bytea);
create function sms_outbox_add(p_id uuid, p_mobile_index text, p_template text, p_payload bytea, p_about uuid default null)
returns void language sql security definer set search_path = pg_catalog, public as $$
  insert into public.sms_outbox (id, mobile_index, template, payload, about_id)
    values (p_id, p_mobile_index, p_template, p_payload, p_about)
$$;

create or replace function sms_outbox_recent(p_mobile_index text, p_limit int)
returns table (id uuid, payload bytea, status text, created_at timestamptz)
language sql security definer set search_path = pg_catalog, public as $$
  select o.id, o.payload, o.status, o.created_at from public.sms_outbox o
    where o.payload is not null and (p_mobile_index is null or o.mobile_index = p_mobile_index)
    order by o.created_at desc, o.id desc limit least(p_limit, 500)
$$;

-- Three days after a message left, or was given up, neither its text nor its phone is known any more; what is left (which
-- template, whether it arrived) goes after 400 days, longer than any check is kept. A code leaves nothing.
create function sms_outbox_purge(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.sms_outbox set payload = null, mobile_index = '',
      status = case when status = 'sent' then status else 'failed' end
    where payload is not null
      and (status in ('sent', 'failed') and updated_at < p_now - interval '3 days' or created_at < p_now - interval '14 days');
  delete from public.sms_outbox
    where payload is null and (template = 'verifyCode' or created_at < p_now - interval '400 days');
$$;
grant execute on function sms_outbox_add(uuid, text, text, bytea, uuid), sms_outbox_purge(timestamptz) to probity_app;

-- ── Files: what names one is read from the schema, so that no column can be forgotten ─────────────────────────
create function file_references() returns table (of_table text, main_column text, file_column text, is_list boolean)
language sql stable set search_path = pg_catalog, public as $$
  with keys as (
    select c.conrelid as rel,
      c.conkey[array_position(c.confkey, m.attnum)] as main_no, c.conkey[array_position(c.confkey, f.attnum)] as file_no
    from pg_constraint c
      join pg_attribute m on m.attrelid = c.confrelid and m.attname = 'main_id'
      join pg_attribute f on f.attrelid = c.confrelid and f.attname = 'id'
    where c.contype = 'f' and c.confrelid = 'public.file_object'::regclass
    union
    -- Lists of ids have no foreign key: they are told by their name.
    select a.attrelid, m.attnum, a.attnum from pg_attribute a
      join pg_class r on r.oid = a.attrelid and r.relkind in ('r', 'p') and r.relnamespace = 'public'::regnamespace
      join pg_attribute m on m.attrelid = a.attrelid and m.attname = 'main_id'
    where a.attnum > 0 and not a.attisdropped and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)
      and a.attname ~ 'file_ids?$')
  select distinct on (r.relname, f.attname) r.relname::text, m.attname::text, f.attname::text, f.atttypid = 'uuid[]'::regtype
  from keys k
    join pg_class r on r.oid = k.rel
    join pg_attribute m on m.attrelid = k.rel and m.attnum = k.main_no
    join pg_attribute f on f.attrelid = k.rel and f.attnum = k.file_no
  -- The key's own account column before the row's: a person's picture may lie in another account.
  order by r.relname, f.attname, m.attname = 'main_id'
$$;

-- Which of these files of the transaction's account something names.
create function files_named(p_files uuid[]) returns uuid[] language plpgsql as $$
declare
  r record;
  hits uuid[];
  named uuid[] := '{}';
begin
  for r in select * from public.file_references() loop
    execute case when r.is_list
      then format('select array_agg(distinct f) from public.%I t, unnest(t.%I) f where t.%I = $1 and t.%I && $2 and f = any($2)',
                  r.of_table, r.file_column, r.main_column, r.file_column)
      else format('select array_agg(distinct t.%I) from public.%I t where t.%I = $1 and t.%I = any($2)',
                  r.file_column, r.of_table, r.main_column, r.file_column) end
      into hits using public.app_main_id(), p_files;
    named := named || coalesce(hits, '{}');
  end loop;
  return named;
end $$;

-- Files that nothing names any more go; their bytes are noted for the job.
create or replace function drop_files(p_files uuid[], p_at timestamptz) returns void language plpgsql as $$
declare
  named uuid[] := public.files_named(p_files);
begin
  with gone as (
    delete from public.file_object f where f.main_id = public.app_main_id() and f.id = any(p_files) and f.id <> all(named)
    returning f.main_id, f.storage_key)
  insert into public.erased_object (main_id, storage_key, at) select main_id, storage_key, p_at from gone
    on conflict (main_id, storage_key) do update set at = excluded.at;
end $$;

-- Looks at one chunk of the account's files older than `p_before`, after the id `p_after`, and drops those that neither a row
-- nor p_keep (drafts are encrypted: the job reads them) names. Gives the last id it looked at, or none.
create function sweep_files(p_before timestamptz, p_after uuid, p_keep uuid[], p_at timestamptz, p_limit int)
returns table (last_id uuid, dropped int) language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  m uuid := public.app_main_id();
  seen uuid[];
  loose uuid[];
begin
  select array_agg(f.id order by f.id) into seen from (select o.id from public.file_object o
    where o.main_id = m and o.created_at < p_before and (p_after is null or o.id > p_after) order by o.id limit p_limit) f;
  if seen is null then
    return query select null::uuid, 0;
    return;
  end if;
  select coalesce(array_agg(f), '{}') into loose from unnest(seen) f where f <> all(public.files_named(seen) || p_keep);
  -- Whoever is just attaching one holds its row: it is left for the next night. drop_files looks again behind the lock.
  select coalesce(array_agg(l.id), '{}') into loose from (select o.id from public.file_object o
    where o.main_id = m and o.id = any(loose) for update skip locked) l;
  perform public.drop_files(loose, p_at);
  return query select seen[cardinality(seen)],
    cardinality(loose) - (select count(*)::int from public.file_object o where o.main_id = m and o.id = any(loose));
end $$;
grant execute on function sweep_files(timestamptz, uuid, uuid[], timestamptz, int) to probity_app;

-- An upload notes its bytes before it stores them: what a crash leaves without a row goes by the note.
grant insert on erased_object to probity_app;

-- ── Findings: every saved edit is a version ──────────────────────────────────────────────────────────────────
create table finding_version (
  main_id       uuid not null,
  check_item_id uuid not null,
  version       int not null,
  body_enc      bytea not null,
  result        text,
  lamp          text,
  -- Null: an algorithm
  edited_by     uuid,
  edited_at     timestamptz not null,
  primary key (main_id, check_item_id, version),
  foreign key (main_id, check_item_id) references check_item (main_id, id)
);
call enable_tenant_rls('finding_version', 'select, insert');

-- ── The erasure of a check takes both along ──────────────────────────────────────────────────────────────────
create or replace function erase_check(p_check uuid, p_rule text, p_days int, p_mobile bytea, p_day date, p_at timestamptz)
returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  m uuid := public.app_main_id();
  items uuid[];
  files uuid[];
  phones text[];
begin
  perform public.erase_material(p_check, p_day, p_at);
  select coalesce(array_agg(i.id), '{}') into items from public.check_item i where i.main_id = m and i.check_id = p_check;
  select coalesce(array_agg(e.file_id), '{}') into files from public.evidence e
    where e.main_id = m and e.check_item_id = any(items) and e.file_id is not null;
  select array_agg(p) into phones from (
    select c.mobile_index from public.checks c where c.main_id = m and c.id = p_check
    union select s.mobile_index from public.share_mobile s join public.share h on h.main_id = s.main_id and h.id = s.share_id
      where h.main_id = m and h.check_id = p_check) as t (p);
  delete from public.evidence where main_id = m and check_item_id = any(items);
  perform public.drop_files(files, p_at);
  delete from public.finding where main_id = m and check_item_id = any(items);
  delete from public.finding_version where main_id = m and check_item_id = any(items);
  delete from public.report_version where main_id = m and check_id = p_check;
  update public.report_review set comment_enc = null where main_id = m and check_id = p_check;
  -- Links end at once, and name no phone any more.
  update public.link_token set revoked_at = coalesce(revoked_at, p_at), mobile_indexes = '{erased}' where main_id = m
    and target_id in (select s.id from public.share s where s.main_id = m and s.check_id = p_check
                      union select v.id from public.invitation v where v.main_id = m and v.check_id = p_check);
  delete from public.share_view where main_id = m
    and share_id in (select id from public.share where main_id = m and check_id = p_check);
  delete from public.share_mobile where main_id = m
    and share_id in (select id from public.share where main_id = m and check_id = p_check);
  update public.share set revoked_at = coalesce(revoked_at, p_at) where main_id = m and check_id = p_check;
  delete from public.sms_outbox o where o.about_id = p_check;
  delete from public.sms_outbox o using public.check_message g where g.main_id = m and g.check_id = p_check and o.id = g.id;
  -- Codes of phones that nothing else here names; of others they go by their age.
  delete from public.sms_outbox o where o.template = 'verifyCode' and o.mobile_index = any(phones)
    and not exists (select from public.users u where u.mobile_index = o.mobile_index)
    and not exists (select from public.link_token l where l.mobile_indexes @> array[o.mobile_index]);
  delete from public.check_message where main_id = m and check_id = p_check;
  update public.reveal set purpose = '' where main_id = m and check_id = p_check;
  update public.check_item set question = null, reason = null where main_id = m and check_id = p_check;
  update public.candidate set name = '–', mobile_enc = p_mobile, mobile_index = '', id_number_enc = null, id_index = null,
      updated_at = p_at
    where main_id = m and id = (select candidate_id from public.checks where main_id = m and id = p_check);
  update public.checks set name_key = '', pinyin_key = '', mobile_index = '', id_index = null, summary_enc = null,
      closed_reason_enc = null, erased_at = p_at, erased_rule = p_rule, erased_days = p_days, updated_at = p_at
    where main_id = m and id = p_check;
end $$;

-- ── Ledger: a booking is corrected by its reversal, once ─────────────────────────────────────────────────────
alter table ledger_transaction add constraint ledger_reversal_names_its_booking
  check ((kind = 'reversal') = (reverses_id is not null));
create unique index ledger_transaction_reversed_once on ledger_transaction (main_id, reverses_id) where reverses_id is not null;
-- An item is settled once, and once more after each reversal of its settlement; the database counts.
alter table ledger_transaction add column round int not null default 0;
drop index ledger_transaction_settles_item;
create unique index ledger_transaction_settles_item on ledger_transaction (main_id, check_item_id, round)
  where check_item_id is not null and kind in ('capture', 'release');
create function ledger_round() returns trigger language plpgsql as $$
begin
  new.round := case when new.check_item_id is null then 0 else (select count(*)::int from ledger_transaction t
    where t.main_id = new.main_id and t.check_item_id = new.check_item_id and t.kind = 'reversal') end;
  return new;
end $$;
create trigger ledger_transaction_round before insert on ledger_transaction for each row execute function ledger_round();

-- A reversal books exactly the opposite. A hold is undone by releasing its items, and a reversal by booking anew.
create function ledger_reversal_mirrors() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_transaction t where t.main_id = new.main_id and t.id = new.reverses_id
      and t.kind in ('recharge', 'capture', 'release') and t.check_item_id is not distinct from new.check_item_id)
    or exists (
      (select account_kind, -amount from ledger_entry where main_id = new.main_id and transaction_id = new.reverses_id
        except select account_kind, amount from ledger_entry where main_id = new.main_id and transaction_id = new.id)
      union all
      (select account_kind, amount from ledger_entry where main_id = new.main_id and transaction_id = new.id
        except select account_kind, -amount from ledger_entry where main_id = new.main_id and transaction_id = new.reverses_id))
  then
    raise exception 'ledger transaction % does not reverse %', new.id, new.reverses_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_transaction_mirrors after insert on ledger_transaction
  deferrable initially deferred for each row when (new.kind = 'reversal') execute function ledger_reversal_mirrors();
