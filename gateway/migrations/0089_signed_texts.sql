-- What others sign, the service contract and the candidate's consent, is kept by operators: one writes a version, another signs it
-- off, and it counts from its day on (decision 102). The rows belong to the platform's account. What the installation began
-- with stands in the program; every version stays, because somebody may have signed it.
create table signed_text_change (
  main_id      uuid not null references main_account (id),
  id           uuid not null,
  kind         text not null check (kind in ('serviceContract', 'consent')),
  -- As it stands beside every signature
  version      text not null check (length(version) between 1 and 20),
  -- {en: {title, body}, zh: {title, body}}
  words        jsonb not null check (words -> 'en' ->> 'body' <> '' and words -> 'zh' ->> 'body' <> ''),
  -- Who signed an earlier contract signs this one from its day on
  sign_anew    boolean not null,
  -- China's day, as it was chosen
  effective_on date not null,
  status       text not null default 'waiting' check (status in ('waiting', 'signedOff', 'sentBack')),
  written_by   uuid not null references users (id),
  written_at   timestamptz not null,
  decided_by   uuid references users (id),
  decided_at   timestamptz,
  -- From the sign-off on, or from that day's first moment
  effective_at timestamptz,
  -- Why it was sent back
  reason       text,
  withdrawn_by uuid references users (id),
  withdrawn_at timestamptz,
  primary key (main_id, id),
  unique (main_id, kind, version),
  check (not sign_anew or kind = 'serviceContract'),
  check ((status = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check ((status = 'signedOff') = (effective_at is not null)),
  check ((status = 'sentBack') = (reason is not null)),
  check (effective_at >= decided_at),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  -- What was in force may have been signed.
  check (withdrawn_at is null or (status = 'signedOff' and withdrawn_at < effective_at)),
  -- Who writes does not sign off.
  constraint signed_text_two_persons check (status <> 'signedOff' or decided_by <> written_by)
);
call enable_tenant_rls('signed_text_change', 'select, insert, update');
call enable_definer_access('signed_text_change');
create unique index signed_text_waiting on signed_text_change (main_id, kind) where status = 'waiting';
create trigger signed_text_guarded before insert or update on signed_text_change
  for each row execute function signed_text_guard();
