-- Whether the provider is to be asked about a refund again: the older it is, the rarer, after a tenth of its age, a minute at least and an
-- hour at most.
create or replace function payment_refund_is_due(p_asked_at timestamptz, p_tried_at timestamptz, p_now timestamptz)
returns boolean language sql stable as $$
  select p_tried_at is null
    or p_tried_at <= p_now - least(interval '1 hour', greatest(interval '1 minute', (p_now - p_asked_at) / 10))
$$;
grant execute on function payment_refund_is_due(timestamptz, timestamptz, timestamptz) to probity_app;
