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
