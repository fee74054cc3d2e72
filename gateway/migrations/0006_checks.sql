-- The checks: their items, invitations, messages, consent, the one queue of work, and who looked behind a mask.

create table checks (
  main_id        uuid not null references main_account (id),
  id             uuid not null,
  order_id       uuid not null,
  candidate_id   uuid not null,
  status         text not null check (status in ('awaitingPayment', 'awaitingConsent', 'inProgress', 'awaitingInfo',
                                                 'inReview', 'reported', 'disputed', 'cancelled', 'expired')),
  position_title text not null,
  position_class text not null,
  consent_way    text not null check (consent_way in ('sms', 'link', 'paper')),
  paper_file_id  uuid,
  -- created by and assigned to: "own"; the department: "team"
  created_by     uuid not null,
  owner_id       uuid not null,
  department_id  uuid,
  package_id     uuid not null references package (id),
  lamp           text check (lamp in ('green', 'blue', 'yellow', 'red')),
  summary_enc    bytea,
  draft_version  int not null default 1,
  waiting_on     text not null default 'candidate' check (waiting_on in ('candidate', 'enterprise', 'source', 'analyst',
                                                                         'reviewer', 'payment', 'nobody')),
  promised_at    date,
  -- The clock: when it stopped for information, and how many working days it has stood still in all
  paused_at      timestamptz,
  paused_days    int not null default 0,
  started_at     timestamptz,
  reported_at    timestamptz,
  closed_at      timestamptz,
  -- Why it was cancelled, in the words of who did it
  closed_reason_enc bytea,
  price          int not null check (price >= 0),
  -- What search uses; stored, so that an index led by main_id serves under row-level security
  order_no       text not null,
  name_key       text not null,
  pinyin_key     text not null,
  mobile_index   text not null,
  id_index       text,
  ordered_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  row_version    int not null default 1,
  primary key (main_id, id),
  foreign key (main_id, order_id) references orders (main_id, id),
  foreign key (main_id, candidate_id) references candidate (main_id, id),
  foreign key (main_id, department_id) references department (main_id, id),
  foreign key (main_id, paper_file_id) references file_object (main_id, id)
);
call enable_tenant_rls('checks', 'select, insert, update');
create index checks_by_ordered on checks (main_id, ordered_at desc, id desc);
create index checks_by_status on checks (main_id, status, ordered_at desc, id desc);
-- No promise yet sorts as the farthest one
create index checks_by_promised on checks (main_id, (coalesce(promised_at, 'infinity'::date)), id);
create index checks_by_name on checks (main_id, name_key collate "C", id);
create index checks_by_pinyin on checks (main_id, pinyin_key collate "C", id);
create index checks_by_mobile on checks (main_id, mobile_index, ordered_at desc);
create index checks_by_id_number on checks (main_id, id_index, ordered_at desc) where id_index is not null;
create index checks_by_order_no on checks (main_id, order_no);
create index checks_by_owner on checks (main_id, owner_id, ordered_at desc, id desc);
create index checks_by_department on checks (main_id, department_id, ordered_at desc, id desc);
create index checks_by_lamp on checks (main_id, lamp, ordered_at desc, id desc) where lamp is not null;
create index checks_by_package on checks (main_id, package_id, ordered_at desc, id desc);
create index checks_by_order on checks (main_id, order_id);
create index checks_by_reported on checks (main_id, reported_at) where reported_at is not null;

create table check_item (
  main_id      uuid not null,
  id           uuid not null,
  check_id     uuid not null,
  item_code    text not null references catalogue_item (code),
  copy_no      int not null default 1,
  status       text not null default 'waiting' check (status in ('waiting', 'running', 'awaitingInfo', 'done', 'cancelled')),
  result       text check (result in ('consistent', 'discrepant', 'found', 'none', 'unverifiable')),
  lamp         text check (lamp in ('green', 'blue', 'yellow', 'red')),
  consent      text not null default 'open' check (consent in ('open', 'given', 'refused', 'withdrawn')),
  reason       text,
  price        int not null check (price >= 0),
  -- held → captured when done, released when cancelled; none while the order awaits payment
  money        text not null default 'none' check (money in ('none', 'held', 'captured', 'released')),
  question     text,
  question_of  text check (question_of in ('candidate', 'enterprise')),
  promised_at  date,
  started_at   timestamptz,
  done_at      timestamptz,
  worked_by    uuid,
  row_version  int not null default 1,
  updated_at   timestamptz not null default now(),
  sort         int not null default 0,
  primary key (main_id, id),
  unique (main_id, check_id, item_code, copy_no),
  foreign key (main_id, check_id) references checks (main_id, id),
  -- A result has a lamp, and nothing is done without both.
  check ((result is null) = (lamp is null)),
  check (status <> 'done' or result is not null)
);
call enable_tenant_rls('check_item', 'select, insert, update');

-- What was answered to an item's question, encrypted.
create table item_answer (
  main_id       uuid not null,
  id            uuid not null,
  check_item_id uuid not null,
  answered_by   text not null check (answered_by in ('candidate', 'enterprise')),
  question      text not null,
  text_enc      bytea not null,
  file_ids      uuid[] not null default '{}',
  at            timestamptz not null default now(),
  primary key (main_id, id),
  foreign key (main_id, check_item_id) references check_item (main_id, id)
);
call enable_tenant_rls('item_answer', 'select, insert');
create index item_answer_by_item on item_answer (main_id, check_item_id, at);

-- ── Invitation: what s opens; only the hash of s is kept (link_token) ────────────────────────────────────────
create table invitation (
  main_id      uuid not null,
  id           uuid not null,
  check_id     uuid not null,
  status       text not null default 'sent' check (status in ('sent', 'opened', 'verified', 'submitted', 'expired', 'revoked')),
  -- Messages sent after the first; and how many of the scheduled ones (days 1, 3, 5) are behind
  reminders    int not null default 0,
  reminder_step int not null default 0,
  reminded_at  timestamptz,
  -- When the next scheduled message, or the end, is due
  next_at      timestamptz not null,
  sent_at      timestamptz not null default now(),
  opened_at    timestamptz,
  verified_at  timestamptz,
  submitted_at timestamptz,
  expires_at   timestamptz not null,
  primary key (main_id, id),
  foreign key (main_id, check_id) references checks (main_id, id)
);
call enable_tenant_rls('invitation', 'select, insert, update');
create unique index invitation_open on invitation (main_id, check_id) where status <> 'revoked' and status <> 'expired';
create index invitation_by_check on invitation (main_id, check_id, sent_at desc);
create index invitation_due on invitation (next_at, id) where status in ('sent', 'opened', 'verified');
call enable_definer_access('invitation');

-- Open invitations over all accounts for which something is due, for the job that reminds and expires.
create function due_invitations(p_now timestamptz, p_limit int) returns table (main_id uuid, id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select i.main_id, i.id from public.invitation i
  where i.status in ('sent', 'opened', 'verified') and i.next_at <= p_now order by i.next_at, i.id limit p_limit
$$;
grant execute on function due_invitations(timestamptz, int) to probity_app;

-- Which messages were sent about a check; the outbox itself belongs to no account.
create table check_message (
  main_id       uuid not null,
  id            uuid not null,
  check_id      uuid not null,
  template      text not null,
  mobile_masked text not null,
  at            timestamptz not null,
  primary key (main_id, id),
  foreign key (main_id, check_id) references checks (main_id, id)
);
call enable_tenant_rls('check_message', 'select, insert');
create index check_message_by_check on check_message (main_id, check_id, at);

-- ── Consent: proof per item. Insert-only but for a withdrawal or a staff confirmation of paper ───────────────
create table consent (
  main_id       uuid not null,
  id            uuid not null,
  check_id      uuid not null,
  kind          text not null check (kind in ('electronic', 'paper')),
  text_version  text not null,
  text_hash     text not null check (text_hash ~ '^[0-9a-f]{64}$'),
  -- electronic: the verified phone, the drawn signature, the name, time and IP
  mobile_index  text,
  signature_enc bytea,
  signed_name_enc bytea,
  ip            text,
  -- paper: the file, who uploaded it, and the staff member who confirmed it
  file_id       uuid,
  uploaded_by   uuid,
  confirmed_by  uuid,
  confirmed_at  timestamptz,
  given_at      timestamptz not null default now(),
  withdrawn_at  timestamptz,
  -- What was signed, word for word: [version, language, title, paragraphs, [[item, what is done]]]. Its SHA-256 is
  -- text_hash, so the proof stands after the text, the catalogue or the enterprise's name has changed. Empty for paper,
  -- where it is the file. Text, not jsonb: the hash is over these very characters.
  signed_text   text,
  primary key (main_id, id),
  foreign key (main_id, check_id) references checks (main_id, id),
  foreign key (main_id, file_id) references file_object (main_id, id),
  check (kind <> 'electronic' or (mobile_index is not null and signature_enc is not null and ip is not null)),
  check (kind <> 'paper' or (file_id is not null and uploaded_by is not null)),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check (confirmed_by is null or confirmed_by <> uploaded_by)
);
call enable_tenant_rls('consent', 'select, insert');
grant update (confirmed_by, confirmed_at, withdrawn_at) on consent to probity_app;
create index consent_by_check on consent (main_id, check_id);

create table consent_item (
  main_id       uuid not null,
  consent_id    uuid not null,
  check_item_id uuid not null,
  given         boolean not null,
  withdrawn_at  timestamptz,
  primary key (main_id, consent_id, check_item_id),
  foreign key (main_id, consent_id) references consent (main_id, id),
  foreign key (main_id, check_item_id) references check_item (main_id, id)
);
call enable_tenant_rls('consent_item', 'select, insert');
grant update (withdrawn_at) on consent_item to probity_app;

-- The database itself refuses a check past awaitingConsent, and an item at work, without consent.
create function checks_need_consent() returns trigger language plpgsql as $$
begin
  if new.status in ('inProgress', 'awaitingInfo', 'inReview', 'reported', 'disputed') and not exists (
    select from consent c
      join consent_item i on i.main_id = c.main_id and i.consent_id = c.id and i.given
      where c.main_id = new.main_id and c.check_id = new.id
        and (c.kind = 'electronic' or c.confirmed_at is not null)
  ) then
    raise exception 'check % has no consent', new.id using errcode = 'check_violation', constraint = 'checks_need_consent';
  end if;
  return new;
end $$;
create trigger checks_need_consent before insert or update of status on checks
  for each row execute function checks_need_consent();

create function items_need_consent() returns trigger language plpgsql as $$
begin
  if new.status in ('running', 'awaitingInfo', 'done') and not exists (
    select from consent c
      join consent_item i on i.main_id = c.main_id and i.consent_id = c.id and i.given
      where c.main_id = new.main_id and c.check_id = new.check_id and i.check_item_id = new.id
        and (c.kind = 'electronic' or c.confirmed_at is not null)
        and (i.withdrawn_at is null or new.status = 'done')
  ) then
    raise exception 'item % has no consent', new.id using errcode = 'check_violation', constraint = 'items_need_consent';
  end if;
  return new;
end $$;
create trigger items_need_consent before insert or update of status on check_item
  for each row execute function items_need_consent();

-- ── The one queue of staff work ──────────────────────────────────────────────────────────────────────────────
create table work_item (
  main_id       uuid not null references main_account (id),
  id            uuid not null,
  kind          text not null check (kind in ('checkItem', 'review', 'paperConsent', 'certification', 'recharge', 'dispute')),
  status        text not null default 'open' check (status in ('open', 'claimed', 'paused', 'done', 'cancelled')),
  check_id      uuid,
  check_item_id uuid,
  subject_id    uuid,
  assignee_id   uuid,
  due_at        date,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  done_at       timestamptz,
  primary key (main_id, id),
  foreign key (main_id, check_id) references checks (main_id, id),
  foreign key (main_id, check_item_id) references check_item (main_id, id)
);
call enable_tenant_rls('work_item', 'select, insert, update');
create unique index work_item_of_check_item on work_item (main_id, check_item_id)
  where kind = 'checkItem' and status in ('open', 'claimed', 'paused');
create unique index work_item_of_review on work_item (main_id, check_id)
  where kind = 'review' and status in ('open', 'claimed', 'paused');
create index work_item_queue on work_item (main_id, status, due_at, id);
create index work_item_of_assignee on work_item (assignee_id, status) where assignee_id is not null;

-- Who looked at what behind a mask, and why
create table reveal (
  main_id  uuid not null,
  id       uuid not null,
  check_id uuid not null,
  user_id  uuid not null,
  field    text not null,
  purpose  text not null,
  at       timestamptz not null default now(),
  primary key (main_id, id),
  foreign key (main_id, check_id) references checks (main_id, id)
);
call enable_tenant_rls('reveal', 'select, insert');
create index reveal_by_user on reveal (main_id, user_id, at desc);
