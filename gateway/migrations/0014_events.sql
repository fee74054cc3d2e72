-- What happened, and who is told of it: the bell, SMS, webhooks.

-- What others may want to hear of: notifications and webhooks follow from it. Ids, codes and states only.
create table domain_event (
  main_id       uuid not null references main_account (id),
  id            uuid not null,
  kind          text not null,
  entity        text not null,
  entity_id     uuid not null,
  check_id      uuid,
  -- Whose deed it was; null for the system and for a candidate
  actor_user_id uuid references users (id),
  detail        jsonb not null default '{}',
  created_at    timestamptz not null,
  primary key (main_id, id),
  foreign key (main_id, check_id) references checks (main_id, id)
);
call enable_tenant_rls('domain_event', 'select, insert');

-- Who is told of what happened (the bell, SMS). Rows hold ids, order numbers and states, nothing that names a person. One row a
-- person and event: it is what keeps a job that runs twice from telling twice, also where only an SMS was chosen.
create table notification (
  main_id    uuid not null references main_account (id),
  id         uuid not null,
  event_id   uuid not null,
  user_id    uuid not null references users (id),
  kind       text not null,
  entity     text not null,
  entity_id  uuid not null,
  check_id   uuid,
  params     jsonb not null default '{}',
  -- False where only an SMS was chosen: the bell does not show it.
  in_app     boolean not null,
  created_at timestamptz not null,
  read_at    timestamptz,
  primary key (main_id, id),
  unique (main_id, event_id, user_id),
  foreign key (main_id, event_id) references domain_event (main_id, id),
  foreign key (main_id, check_id) references checks (main_id, id)
);
create index notification_of_user on notification (user_id, created_at desc, id desc) where in_app;
create index notification_unread on notification (user_id) where in_app and read_at is null;
create index notification_by_time on notification (created_at);
call enable_tenant_rls('notification', 'select, insert, update');
call enable_definer_access('notification');

-- What differs from what everybody is told: {"check.reported sms": true}. Of staff one row, in the platform's account.
create table notification_choice (
  main_id    uuid not null references main_account (id),
  user_id    uuid not null references users (id),
  choices    jsonb not null default '{}',
  -- Also of checks that others ordered, as far as one sees them
  of_others  boolean not null default false,
  updated_at timestamptz not null,
  primary key (main_id, user_id)
);
call enable_tenant_rls('notification_choice', 'select, insert, update');
call enable_definer_access('notification_choice');

-- ── Webhooks: events of an account, told to an address of the enterprise's own ───────────────────────────────
-- Secrets are encrypted; a delivery keeps the very bytes it sends (ids, order number, kind, status, time: no personal data) and
-- what came of it, never an answer's body.
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
