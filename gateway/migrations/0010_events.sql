-- What happened that others may want to hear of: notifications and webhooks follow from it. Ids, codes and states only.
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
