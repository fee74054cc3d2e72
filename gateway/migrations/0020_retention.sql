-- Retention: how long an account keeps what, what is held back, and the erasure itself. What is left of an erased check is a
-- stub: who ordered which items and when, and the proof of consent (hash and version of its text, time). The audit trail and
-- the ledger are never touched.

alter table checks add column material_erased_at timestamptz;
alter table checks add column erased_at timestamptz;
-- By which rule, and how many days after it was closed
alter table checks add column erased_rule text check (erased_rule in ('report', 'unfinished'));
alter table checks add column erased_days int;
alter table checks add check ((erased_at is null) = (erased_rule is null) and (erased_at is null) = (erased_days is null));
create index checks_to_erase on checks (main_id, closed_at) where erased_at is null and closed_at is not null;

alter table consent add column erased_at timestamptz;
do $$
declare n text;
begin
  select conname into strict n from pg_constraint where conrelid = 'consent'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%''paper''%uploaded_by IS NOT NULL%';
  execute format('alter table consent drop constraint %I', n);
end $$;
alter table consent add constraint consent_paper_proof
  check (kind <> 'paper' or erased_at is not null or (file_id is not null and uploaded_by is not null));

create table retention_setting (
  main_id         uuid primary key references main_account (id),
  material_days   int not null check (material_days between 30 and 365),
  report_days     int not null check (report_days between 30 and 365),
  unfinished_days int not null check (unfinished_days between 7 and 180),
  consent_days    int not null check (consent_days between 1095 and 3650),
  updated_by      uuid not null references users (id),
  updated_at      timestamptz not null,
  check (material_days <= report_days)
);
call enable_tenant_rls('retention_setting', 'select, insert, update');

-- Keeps a check from being erased. Released once, never removed.
create table legal_hold (
  main_id            uuid not null references main_account (id),
  id                 uuid not null,
  check_id           uuid not null,
  reason_enc         bytea not null,
  -- The last day it holds; without one until it is released
  until              date,
  placed_by          uuid not null references users (id),
  placed_at          timestamptz not null,
  released_by        uuid references users (id),
  released_at        timestamptz,
  release_reason_enc bytea,
  primary key (main_id, id),
  foreign key (main_id, check_id) references checks (main_id, id),
  check ((released_at is null) = (released_by is null) and (released_at is null) = (release_reason_enc is null))
);
call enable_tenant_rls('legal_hold', 'select, insert');
grant update (released_by, released_at, release_reason_enc) on legal_hold to probity_app;
create index legal_hold_by_check on legal_hold (main_id, check_id);

-- Stored bytes whose rows are gone and that still have to be removed: a crash between the two leaves none behind.
create table erased_object (
  main_id     uuid not null references main_account (id),
  storage_key text not null,
  at          timestamptz not null,
  primary key (main_id, storage_key)
);
call enable_tenant_rls('erased_object', 'select, delete');

-- The enterprises whose data the nightly job looks through.
create function retention_accounts() returns table (main_id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select a.id from public.main_account a where a.kind = 'enterprise' order by a.id
$$;

-- The functions below run as the owner, whom row-level security binds to the transaction's account as well, and refuse what
-- is held or not closed: the application role itself may delete none of it.
create function erasable(p_check uuid, p_day date) returns void language plpgsql as $$
begin
  if not exists (select from public.checks c where c.main_id = public.app_main_id() and c.id = p_check
                 and c.closed_at is not null and c.status in ('reported', 'cancelled', 'expired')) then
    raise exception 'check % is not closed', p_check using errcode = 'check_violation';
  end if;
  if exists (select from public.legal_hold h where h.main_id = public.app_main_id() and h.check_id = p_check
             and h.released_at is null and (h.until is null or h.until >= p_day)) then
    raise exception 'check % is held', p_check using errcode = 'check_violation';
  end if;
end $$;

-- Files that nothing names any more go; their bytes are noted for the job.
create function drop_files(p_files uuid[], p_at timestamptz) returns void language sql as $$
  with gone as (
    delete from public.file_object f where f.main_id = public.app_main_id() and f.id = any(p_files)
      and not exists (select from public.consent c where c.main_id = f.main_id and c.file_id = f.id)
      and not exists (select from public.checks c where c.main_id = f.main_id and c.paper_file_id = f.id)
      and not exists (select from public.evidence e where e.main_id = f.main_id and e.file_id = f.id)
      and not exists (select from public.candidate_file x where x.main_id = f.main_id and x.file_id = f.id)
      and not exists (select from public.item_answer a where a.main_id = f.main_id and f.id = any(a.file_ids))
      and not exists (select from public.certification l where l.main_id = f.main_id and l.license_file_id = f.id)
      and not exists (select from public.users u where u.avatar_main_id = f.main_id and u.avatar_file_id = f.id)
    returning f.main_id, f.storage_key)
  insert into public.erased_object (main_id, storage_key, at) select main_id, storage_key, p_at from gone
$$;

create function erase_material(p_check uuid, p_day date, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  m uuid := public.app_main_id();
  items uuid[];
  files uuid[];
begin
  perform public.erasable(p_check, p_day);
  select coalesce(array_agg(i.id), '{}') into items from public.check_item i where i.main_id = m and i.check_id = p_check;
  select coalesce(array_agg(f), '{}') into files from (
    select x.file_id from public.candidate_file x where x.main_id = m and x.check_id = p_check
    union select unnest(a.file_ids) from public.item_answer a where a.main_id = m and a.check_item_id = any(items)) as t (f);
  delete from public.candidate_form where main_id = m and check_id = p_check;
  delete from public.candidate_file where main_id = m and check_id = p_check;
  delete from public.item_answer where main_id = m and check_item_id = any(items);
  perform public.drop_files(files, p_at);
  update public.checks set material_erased_at = p_at where main_id = m and id = p_check;
end $$;

-- Everything about the person and the report. p_mobile is an encrypted empty text: the column is never without a value.
create function erase_check(p_check uuid, p_rule text, p_days int, p_mobile bytea, p_day date, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  m uuid := public.app_main_id();
  items uuid[];
  files uuid[];
begin
  perform public.erase_material(p_check, p_day, p_at);
  select coalesce(array_agg(i.id), '{}') into items from public.check_item i where i.main_id = m and i.check_id = p_check;
  select coalesce(array_agg(e.file_id), '{}') into files from public.evidence e
    where e.main_id = m and e.check_item_id = any(items) and e.file_id is not null;
  delete from public.evidence where main_id = m and check_item_id = any(items);
  perform public.drop_files(files, p_at);
  delete from public.finding where main_id = m and check_item_id = any(items);
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
  delete from public.sms_outbox o using public.check_message g where g.main_id = m and g.check_id = p_check and o.id = g.id;
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

-- Signature, name, phone, address and the signed words go; that consent was given to which items, when and to which text stays.
create function erase_consent(p_check uuid, p_day date, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  m uuid := public.app_main_id();
  files uuid[];
begin
  perform public.erasable(p_check, p_day);
  select coalesce(array_agg(f), '{}') into files from (
    select c.file_id from public.consent c where c.main_id = m and c.check_id = p_check and c.file_id is not null
    union select c.paper_file_id from public.checks c where c.main_id = m and c.id = p_check and c.paper_file_id is not null)
    as t (f);
  update public.consent set erased_at = p_at, signed_name_enc = null, signed_text = null, file_id = null,
      mobile_index = case when mobile_index is null then null else '' end,
      signature_enc = case when signature_enc is null then null else ''::bytea end,
      ip = case when ip is null then null else '' end
    where main_id = m and check_id = p_check and erased_at is null;
  update public.checks set paper_file_id = null where main_id = m and id = p_check;
  perform public.drop_files(files, p_at);
end $$;

grant execute on function retention_accounts(), erase_material(uuid, date, timestamptz),
  erase_check(uuid, text, int, bytea, date, timestamptz), erase_consent(uuid, date, timestamptz) to probity_app;
