-- Checks whose signed form was due and is not decided since the account's invitation days, over all accounts: for the job
-- that lets them expire, so that no money stays held.
create or replace function undecided_papers(p_today date, p_limit int) returns table (main_id uuid, id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select w.main_id, w.check_id from public.work_item w join public.main_account m on m.id = w.main_id
  where w.kind = 'paperConsent' and w.status in ('open', 'claimed') and w.due_at is not null
    and w.due_at + coalesce((m.settings ->> 'invitationDays')::int, 7) < p_today
  order by w.due_at, w.id limit p_limit
$$;
grant execute on function undecided_papers(date, int) to probity_app;
