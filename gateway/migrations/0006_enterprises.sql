-- What an enterprise is to us: its certification, the contract it signed, how long it keeps what, and the keys of its systems.

-- ── Certification ────────────────────────────────────────────────────────────────────────────────────────────
create table certification (
  main_id         uuid not null references main_account (id),
  id              uuid not null,
  enterprise_name text not null check (length(enterprise_name) between 2 and 100),
  credit_code     text not null check (credit_code ~ '^[0-9A-HJ-NPQRTUWXY]{18}$'),
  license_file_id uuid not null,
  legal_person    text not null,
  contact_name    text not null,
  contact_phone_enc bytea not null,
  region_code     text,
  address         text,
  status          text not null default 'pending' check (status in ('pending', 'verified', 'rejected')),
  submitted_by    uuid not null references users (id),
  submitted_at    timestamptz not null,
  reviewed_by     uuid references users (id),
  reviewed_at     timestamptz,
  reason          text,
  primary key (main_id, id),
  foreign key (main_id, license_file_id) references file_object (main_id, id),
  -- A rejection says why, and a decision says who and when.
  constraint certification_decided check (
    case status when 'pending' then reviewed_at is null and reason is null
                when 'verified' then reviewed_at is not null and reviewed_by is not null
                else reviewed_at is not null and reviewed_by is not null and length(reason) > 0 end),
  constraint certification_not_by_submitter check (reviewed_by is distinct from submitted_by)
);
call enable_tenant_rls('certification', 'select, insert, update');
create unique index certification_pending on certification (main_id) where status = 'pending';
create index certification_newest on certification (main_id, submitted_at desc);
create index certification_of_code on certification (credit_code) where status = 'verified';

-- Whoever decides a certification may have the contact's phone shown, to ring: who, when and what for. It belongs to the
-- certification and is kept as long; the enterprise's owner and admins read what for.
create table certification_reveal (
  main_id          uuid not null,
  id               uuid not null,
  certification_id uuid not null,
  user_id          uuid not null references users (id),
  purpose          text not null check (length(purpose) > 0),
  at               timestamptz not null,
  primary key (main_id, id),
  foreign key (main_id, certification_id) references certification (main_id, id)
);
call enable_tenant_rls('certification_reveal', 'select, insert');
create index certification_reveal_by_user on certification_reveal (main_id, user_id, at desc);

-- What an enterprise types before it submits: kept encrypted for the person who typed it, gone with the submission.
create table certification_draft (
  main_id     uuid not null references main_account (id),
  user_id     uuid not null references users (id),
  content_enc bytea not null,
  saved_at    timestamptz not null,
  primary key (main_id, user_id)
);
call enable_tenant_rls('certification_draft');

-- The service contract as an enterprise signed it. The words themselves are kept, and the database holds that the hash is theirs.
create table contract_signature (
  main_id     uuid not null references main_account (id),
  id          uuid not null,
  version     text not null,
  lang        text not null check (lang in ('en', 'zh')),
  -- What was shown: version, language, party, title and sections, as JSON
  signed_text text not null,
  text_hash   text not null check (text_hash = encode(sha256(convert_to(signed_text, 'UTF8')), 'hex')),
  signer_name text not null check (length(signer_name) between 2 and 50),
  signed_by   uuid not null references users (id),
  signed_at   timestamptz not null,
  ip          inet not null,
  primary key (main_id, id)
);
call enable_tenant_rls('contract_signature', 'select, insert');
create index contract_signature_newest on contract_signature (main_id, signed_at desc);

-- How long an account keeps what. The audit trail and the ledger are never touched.
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

-- ── Keys by which other systems call the gateway for an account ──────────────────────────────────────────────
-- What a key is called by is only its SHA-256; the application role writes the hash once and never reads it: whose key a
-- request carries is found by api_key_open alone.
create table api_key (
  main_id           uuid not null references main_account (id),
  id                uuid not null,
  name              text not null check (length(name) between 1 and 60),
  -- How the key begins, to tell keys apart on a screen
  prefix            text not null check (length(prefix) between 8 and 12),
  key_hash          text not null unique check (key_hash ~ '^[0-9a-f]{64}$'),
  scopes            text[] not null check (cardinality(scopes) between 1 and 20),
  created_by        uuid not null references users (id),
  created_at        timestamptz not null,
  expires_at        timestamptz,
  revoked_at        timestamptz,
  revoked_by        uuid references users (id),
  -- To within a minute
  last_used_at      timestamptz,
  last_used_network text,
  primary key (main_id, id),
  check ((revoked_at is null) = (revoked_by is null))
);
call enable_tenant_rls('api_key', '');
call enable_definer_access('api_key');
grant select (main_id, id, name, prefix, scopes, created_by, created_at, expires_at, revoked_at, revoked_by, last_used_at,
              last_used_network),
  insert (main_id, id, name, prefix, key_hash, scopes, created_by, created_at, expires_at),
  update (revoked_at, revoked_by) on api_key to probity_app;
create index api_key_by_time on api_key (main_id, created_at desc, id desc);
create unique index api_key_by_name on api_key (main_id, lower(name)) where revoked_at is null;
