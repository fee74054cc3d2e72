-- ── Signed forms nobody decided ──────────────────────────────────────────────────────────────────────────────
-- Queue work about signed forms and disputes had no due day: it sorted last and was never overdue.
call enable_definer_access('work_item');
update work_item set due_at = (created_at at time zone 'Asia/Shanghai')::date + case kind when 'dispute' then 2 else 1 end
  where due_at is null and kind in ('paperConsent', 'dispute') and status in ('open', 'claimed', 'paused');
create index work_item_undecided on work_item (due_at, id) where kind = 'paperConsent' and status in ('open', 'claimed');

-- Checks whose signed form was due and is not decided since the account's invitation days, over all accounts: for the job
-- that lets them expire, so that no money stays held.
create function undecided_papers(p_today date, p_limit int) returns table (main_id uuid, id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select w.main_id, w.check_id from public.work_item w join public.main_account m on m.id = w.main_id
  where w.kind = 'paperConsent' and w.status in ('open', 'claimed') and w.due_at is not null
    and w.due_at + coalesce((m.settings ->> 'invitationDays')::int, 7) < p_today
  order by w.due_at, w.id limit p_limit
$$;
grant execute on function undecided_papers(date, int) to probity_app;

-- ── Why an item was worked again ─────────────────────────────────────────────────────────────────────────────
-- Told to analysts with the other steps of a report, and to nobody who reads it; erased as their comments are.
alter table report_review drop constraint report_review_action_check;
alter table report_review add constraint report_review_action_check
  check (action in ('submitted', 'returned', 'published', 'disputed', 'reopened'));
alter table report_review add column check_item_id uuid;
alter table report_review add foreign key (main_id, check_item_id) references check_item (main_id, id);
alter table report_review add check ((action = 'reopened') = (check_item_id is not null));
