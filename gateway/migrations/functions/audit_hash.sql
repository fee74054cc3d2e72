-- The bytes a row's hash covers: everything but the chain's own columns, in one fixed form.
create or replace function audit_hash(e audit_event, seq bigint, prev bytea) returns bytea language sql stable
set timezone = 'UTC' as $$
  select sha256(prev || convert_to(jsonb_build_array(
    e.main_id, e.id, extract(epoch from e.at)::numeric(20, 6)::text, e.actor_user_id, e.actor_kind, e.session_id, e.ip,
    e.request_id, e.action, e.entity, e.entity_id, e.detail, seq)::text, 'UTF8'))
$$;
