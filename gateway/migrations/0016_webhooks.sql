-- Webhooks: events of an account, told to an address of the enterprise's own. Secrets are encrypted; a delivery keeps the
-- very bytes it sends (ids, order number, kind, status, time: no personal data) and what came of it, never an answer's body.

create table webhook (
  main_id             uuid not null references main_account (id),
  id                  uuid not null,
  name                text not null check (length(name) between 1 and 60),
  url                 text not null check (length(url) between 8 and 1000),
  kinds               text[] not null check (cardinality(kinds) > 0),
  secret_enc          bytea not null,
  -- Signs beside the new one until then, so that a receiver can change over without losing anything
  previous_secret_enc bytea,
  previous_until      timestamptz,
  status              text not null default 'active' check (status in ('active', 'disabled')),
  disabled_reason     text check (disabled_reason in ('byHand', 'failing')),
  disabled_at         timestamptz,
  -- Since when no delivery has arrived
  failing_since       timestamptz,
  created_by          uuid not null,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  primary key (main_id, id),
  check ((status = 'disabled') = (disabled_at is not null) and (disabled_at is null) = (disabled_reason is null)),
  check ((previous_secret_enc is null) = (previous_until is null))
);
call enable_tenant_rls('webhook');

create table webhook_delivery (
  main_id         uuid not null,
  id              uuid not null,
  webhook_id      uuid not null,
  -- The same in all deliveries of one event, so that a receiver drops what it has had; a test has one of its own
  event_id        uuid not null,
  kind            text not null,
  body            text not null check (length(body) <= 4000),
  status          text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts        int not null default 0 check (attempts >= 0),
  -- Of the tries that run now: a delivery sent again begins anew
  series_attempts int not null default 0 check (series_attempts >= 0),
  series_from     timestamptz,
  next_attempt_at timestamptz,
  attempted_at    timestamptz,
  duration_ms     int check (duration_ms >= 0),
  http_status     int,
  -- Why the last try failed, as a word, beside the machine's own code for it
  fault           text check (fault in ('status', 'timeout', 'size', 'address', 'redirect', 'connection', 'disabled')),
  fault_code      text check (fault_code ~ '^[A-Z0-9_]{1,60}$'),
  -- When a person last asked for it: a test, or sending again
  asked_at        timestamptz,
  created_at      timestamptz not null,
  primary key (main_id, id),
  unique (main_id, webhook_id, event_id),
  foreign key (main_id, webhook_id) references webhook (main_id, id) on delete cascade,
  check ((status = 'waiting') = (next_attempt_at is not null)),
  check (status <> 'failed' or fault is not null)
);
create index webhook_delivery_by_time on webhook_delivery (main_id, webhook_id, created_at desc, id desc);
create index webhook_delivery_by_status on webhook_delivery (main_id, webhook_id, status, created_at desc, id desc);
create index webhook_delivery_asked on webhook_delivery (main_id, asked_at) where asked_at is not null;
create index webhook_delivery_old on webhook_delivery (created_at);
call enable_tenant_rls('webhook_delivery');
call enable_definer_access('webhook_delivery');

-- The log is kept for 30 days; what still waits stays.
create function webhook_purge(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from public.webhook_delivery where created_at < p_now - interval '30 days' and status <> 'waiting'
$$;
grant execute on function webhook_purge(timestamptz) to probity_app;
