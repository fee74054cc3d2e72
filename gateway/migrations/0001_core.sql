-- The core every later migration stands on: the application role, row-level security, and the tables that
-- belong to no business module. Runs as the owner; requests run as a member of probity_app.

-- Roles are shared by all databases of a server, so another database may have made this one already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'probity_app') then
    create role probity_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

revoke all on schema public from public;
grant usage on schema public to probity_app;
-- Functions are callable by everybody unless said otherwise: here, nobody until a grant names them.
alter default privileges revoke execute on functions from public;

-- ── Who the transaction works for ────────────────────────────────────────────────────────────────────────────
-- Set per transaction by the gateway. Nothing set gives null / an empty list, hence no rows.
create function app_main_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.main_id', true), '')::uuid $$;

create function app_main_ids() returns uuid[] language sql stable parallel safe as
$$ select coalesce(nullif(current_setting('app.main_ids', true), ''), '{}')::uuid[] $$;

create function app_user_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

grant execute on function app_main_id(), app_main_ids(), app_user_id() to probity_app;

-- Puts a table with a main_id under row-level security, forced for its owner too, and grants the application
-- role `privileges` on it. Call it for every tenant table, in the migration that creates the table.
create procedure enable_tenant_rls(t regclass, privileges text default 'select, insert, update, delete')
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy tenant_read on %s for select using (main_id = any((select app_main_ids())::uuid[]))', t);
  execute format('create policy tenant_insert on %s for insert with check (main_id = (select app_main_id()))', t);
  execute format('create policy tenant_update on %s for update using (main_id = (select app_main_id())) '
                 'with check (main_id = (select app_main_id()))', t);
  execute format('create policy tenant_delete on %s for delete using (main_id = (select app_main_id()))', t);
  if privileges <> '' then
    execute format('grant %s on %s to probity_app', privileges, t);
  end if;
end $$;

-- Lets SECURITY DEFINER functions (they run as the owner, which FORCE binds too) see every account's rows of
-- this one table. Only for what must look across accounts: sign-in, switching, sealing. A test holds the list.
create procedure enable_definer_access(t regclass) language plpgsql as $$
begin
  execute format('create policy definer_all on %s for all to current_user using (true) with check (true)', t);
end $$;

-- ── Main accounts ────────────────────────────────────────────────────────────────────────────────────────────
create table main_account (
  id          uuid primary key,
  main_id     uuid not null generated always as (id) stored unique,
  kind        text not null check (kind in ('enterprise', 'platform')),
  name        text not null check (length(name) between 1 and 200),
  -- 0 none, 1 pending, 2 verified, 3 rejected (contract: authStatus)
  auth_status smallint not null default 0 check (auth_status between 0 and 3),
  settings    jsonb not null default '{}',
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now()
);
call enable_tenant_rls('main_account', 'select, insert, update');
call enable_definer_access('main_account');

create table department (
  main_id    uuid not null references main_account (id),
  id         uuid not null,
  parent_id  uuid,
  name       text not null check (length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  primary key (main_id, id),
  foreign key (main_id, parent_id) references department (main_id, id)
);
call enable_tenant_rls('department');

-- A user's place in an account. `user_id` points at the users table, which is global (0003).
create table membership (
  main_id       uuid not null references main_account (id),
  user_id       uuid not null,
  role          text not null check (role in ('owner', 'admin', 'recruiter', 'finance', 'viewer',
                                              'analyst', 'support', 'operator')),
  department_id uuid,
  disabled      boolean not null default false,
  last_used_at  timestamptz,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  primary key (main_id, user_id),
  foreign key (main_id, department_id) references department (main_id, id)
);
create index membership_by_user on membership (user_id);
call enable_tenant_rls('membership');
call enable_definer_access('membership');

-- ── Files: what is known about encrypted bytes; names are only metadata, storage keys are random ─────────────
create table file_object (
  main_id       uuid not null references main_account (id),
  id            uuid not null,
  storage_key   text not null unique,
  sha256        text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size          bigint not null check (size >= 0),
  mime          text not null,
  original_name text not null check (length(original_name) between 1 and 255),
  kind          text not null,
  encrypted     boolean not null default true,
  created_by    uuid,
  created_at    timestamptz not null default now(),
  primary key (main_id, id)
);
call enable_tenant_rls('file_object');

-- ── Idempotency: written in the same transaction as the effect ───────────────────────────────────────────────
create table idempotency_key (
  main_id      uuid not null references main_account (id),
  key          text not null check (length(key) between 8 and 100),
  operation    text not null,
  user_id      uuid,
  request_hash text not null,
  reply        jsonb,
  created_at   timestamptz not null default now(),
  primary key (main_id, operation, key)
);
call enable_tenant_rls('idempotency_key');

-- ── Audit: insert-only for the application; a sealer chains the rows per account ─────────────────────────────
create table audit_event (
  main_id       uuid not null references main_account (id),
  id            uuid not null,
  at            timestamptz not null default clock_timestamp(),
  actor_user_id uuid,
  actor_kind    text not null check (actor_kind in ('enterprise', 'staff', 'visitor', 'anonymous', 'system')),
  session_id    uuid,
  ip            text,
  request_id    text,
  action        text not null,
  entity        text not null,
  entity_id     text,
  detail        jsonb not null default '{}',
  seq           bigint,
  prev_hash     bytea,
  hash          bytea,
  primary key (main_id, id),
  unique (main_id, seq),
  check ((seq is null) = (hash is null) and (seq is null) = (prev_hash is null))
);
create index audit_event_unsealed on audit_event (main_id, at) where seq is null;
create index audit_event_by_time on audit_event (main_id, at desc, id desc);
create index audit_event_by_entity on audit_event (main_id, entity, entity_id, at);
call enable_tenant_rls('audit_event', 'select');
call enable_definer_access('audit_event');
-- Columns of the chain are not the application's to write.
grant insert (main_id, id, at, actor_user_id, actor_kind, session_id, ip, request_id, action, entity, entity_id, detail)
  on audit_event to probity_app;

-- The end of each account's chain: without it, cutting off the newest rows would leave no trace.
create table audit_chain (
  main_id   uuid primary key references main_account (id),
  last_seq  bigint not null,
  last_hash bytea not null,
  sealed_at timestamptz not null default now()
);
call enable_tenant_rls('audit_chain', '');
call enable_definer_access('audit_chain');

-- The bytes a row's hash covers: everything but the chain's own columns, in one fixed form.
create function audit_hash(e audit_event, seq bigint, prev bytea) returns bytea language sql stable
set timezone = 'UTC' as $$
  select sha256(prev || convert_to(jsonb_build_array(
    e.main_id, e.id, extract(epoch from e.at)::numeric(20, 6)::text, e.actor_user_id, e.actor_kind, e.session_id, e.ip,
    e.request_id, e.action, e.entity, e.entity_id, e.detail, seq)::text, 'UTF8'))
$$;

-- Seals up to `batch` rows, oldest first, and gives their number. One sealer at a time over all gateways.
create function seal_audit(batch int default 5000) returns int language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  e public.audit_event;
  sealed int := 0;
  current_main uuid;
  chain_seq bigint;
  chain_hash bytea;
  next_hash bytea;
begin
  if not pg_try_advisory_xact_lock(7210402) then return 0; end if;
  for e in
    select * from public.audit_event where seq is null order by main_id, at, id limit batch
  loop
    if current_main is distinct from e.main_id then
      if current_main is not null then
        insert into public.audit_chain values (current_main, chain_seq, chain_hash, now())
          on conflict (main_id) do update set last_seq = excluded.last_seq, last_hash = excluded.last_hash, sealed_at = now();
      end if;
      current_main := e.main_id;
      select last_seq, last_hash into chain_seq, chain_hash from public.audit_chain where main_id = current_main;
      if not found then
        chain_seq := 0;
        chain_hash := sha256(convert_to(current_main::text, 'UTF8'));
      end if;
    end if;
    next_hash := public.audit_hash(e, chain_seq + 1, chain_hash);
    update public.audit_event set seq = chain_seq + 1, prev_hash = chain_hash, hash = next_hash
      where main_id = e.main_id and id = e.id;
    chain_seq := chain_seq + 1;
    chain_hash := next_hash;
    sealed := sealed + 1;
  end loop;
  if current_main is not null then
    insert into public.audit_chain values (current_main, chain_seq, chain_hash, now())
      on conflict (main_id) do update set last_seq = excluded.last_seq, last_hash = excluded.last_hash, sealed_at = now();
  end if;
  return sealed;
end $$;
grant execute on function seal_audit(int) to probity_app;

-- Every fault in every chain: edited, removed, reordered or cut off rows, and rows left unsealed over a minute.
create function verify_audit() returns table (main_id uuid, event_id uuid, seq bigint, fault text)
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

-- ── Jobs: the application may add one, and nothing else of the queue's schema ────────────────────────────────
create function enqueue_job(task text, payload json, queue text, run_at timestamptz, max_attempts int, job_key text)
returns void language sql security definer set search_path = pg_catalog, public as $$
  select graphile_worker.add_job(identifier => task, payload => payload, queue_name => queue, run_at => run_at,
                                 max_attempts => max_attempts, job_key => job_key)
$$;
grant execute on function enqueue_job(text, json, text, timestamptz, int, text) to probity_app;

-- ── SMS outbox: messages may have no account (sign-in codes), so it is global and reached by functions ───────
create table sms_outbox (
  id           uuid primary key,
  mobile_index text not null,
  template     text not null,
  payload      bytea not null,
  status       text not null default 'waiting' check (status in ('waiting', 'retrying', 'sent', 'failed')),
  reference    text,
  attempts     int not null default 0,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now()
);
create index sms_outbox_by_mobile on sms_outbox (mobile_index, created_at desc);
create index sms_outbox_by_time on sms_outbox (created_at desc);

create function sms_outbox_add(p_id uuid, p_mobile_index text, p_template text, p_payload bytea) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.sms_outbox (id, mobile_index, template, payload) values (p_id, p_mobile_index, p_template, p_payload)
$$;

create function sms_outbox_take(p_id uuid) returns table (payload bytea, status text)
language sql security definer set search_path = pg_catalog, public as $$
  select o.payload, o.status from public.sms_outbox o where o.id = p_id
$$;

create function sms_outbox_mark(p_id uuid, p_status text, p_reference text) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.sms_outbox set status = p_status, reference = p_reference, attempts = attempts + 1, updated_at = now()
    where id = p_id
$$;

create function sms_outbox_recent(p_mobile_index text, p_limit int)
returns table (id uuid, payload bytea, status text, created_at timestamptz)
language sql security definer set search_path = pg_catalog, public as $$
  select o.id, o.payload, o.status, o.created_at from public.sms_outbox o
    where p_mobile_index is null or o.mobile_index = p_mobile_index
    order by o.created_at desc, o.id desc limit least(p_limit, 500)
$$;
grant execute on function sms_outbox_add(uuid, text, text, bytea), sms_outbox_take(uuid),
  sms_outbox_mark(uuid, text, text), sms_outbox_recent(text, int) to probity_app;

-- ── Seeds that ran, so that each runs once ───────────────────────────────────────────────────────────────────
create table seed_run (
  name   text primary key,
  ran_at timestamptz not null default now()
);

-- Readiness asks which migrations are in; the table itself is the owner's.
create function applied_migrations() returns table (name text)
language sql security definer set search_path = pg_catalog, public as $$ select m.name from public.schema_migration m $$;
grant execute on function applied_migrations() to probity_app;
