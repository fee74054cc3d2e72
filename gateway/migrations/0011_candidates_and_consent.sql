-- What the candidate is sent, agrees to and hands in.

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
  -- Whoever signs by another name than the order has is asked once; that they confirmed it is part of the proof. Set with the
  -- consent and never changed: the candidate's name may be erased before the proof is.
  name_differs  boolean not null default false,
  erased_at     timestamptz,
  primary key (main_id, id),
  foreign key (main_id, check_id) references checks (main_id, id),
  foreign key (main_id, file_id) references file_object (main_id, id),
  check (kind <> 'electronic' or (mobile_index is not null and signature_enc is not null and ip is not null)),
  constraint consent_paper_proof
    check (kind <> 'paper' or erased_at is not null or (file_id is not null and uploaded_by is not null)),
  check (not name_differs or kind = 'electronic'),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check (confirmed_by is null or confirmed_by <> uploaded_by)
);
call enable_tenant_rls('consent', 'select, insert');
grant update (confirmed_by, confirmed_at, withdrawn_at) on consent to probity_app;
create index consent_by_check on consent (main_id, check_id);
-- One signed form is the consent of one person: an order looks for other checks that name the same one.
create index consent_by_paper on consent (main_id, text_hash) where kind = 'paper';

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
create trigger checks_need_consent before insert or update of status on checks
  for each row execute function checks_need_consent();
create trigger items_need_consent before insert or update of status on check_item
  for each row execute function items_need_consent();

-- ── The form, section by section as typed, encrypted ─────────────────────────────────────────────────────────
create table candidate_form (
  main_id     uuid not null,
  check_id    uuid not null,
  section     text not null check (section in ('identity', 'education', 'employment', 'certificates', 'references')),
  content_enc bytea not null,
  saved_at    timestamptz not null default now(),
  primary key (main_id, check_id, section),
  foreign key (main_id, check_id) references checks (main_id, id)
);
call enable_tenant_rls('candidate_form', 'select, insert, update');

-- Files the candidate uploaded for a check.
create table candidate_file (
  main_id  uuid not null,
  check_id uuid not null,
  file_id  uuid not null,
  primary key (main_id, check_id, file_id),
  foreign key (main_id, check_id) references checks (main_id, id),
  foreign key (main_id, file_id) references file_object (main_id, id)
);
call enable_tenant_rls('candidate_file', 'select, insert');
