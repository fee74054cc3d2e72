-- A session that ended because its person got another role says so to whoever still holds its token (decision 61).
alter table sessions drop constraint sessions_check2;
alter table sessions add constraint sessions_revoked_for
  check (revoked_for is null or revoked_for in ('disabled', 'role') and revoked_at is not null);
