-- No word firmer than what is known: a number that is merely well formed has no lamp, "could not be verified" is a word of its
-- own for a report, and another ID number than the enterprise's is kept beside it.
alter table check_item drop constraint check_item_result_check;
alter table check_item add constraint check_item_result_check
  check (result in ('consistent', 'discrepant', 'found', 'none', 'unverifiable', 'wellFormed'));
alter table check_item drop constraint check_item_check;
alter table check_item add constraint check_item_result_has_lamp
  check ((lamp is null) = (result is null or result = 'wellFormed'));
alter table finding drop constraint finding_result_check;
alter table finding add constraint finding_result_check
  check (result in ('consistent', 'discrepant', 'found', 'none', 'unverifiable', 'wellFormed'));

-- What the report says in one word: its lamp, or that it could not be verified.
alter table checks add column outcome text check (outcome in ('green', 'blue', 'yellow', 'red', 'unverifiable'));
drop index checks_by_lamp;
create index checks_by_outcome on checks (main_id, outcome, ordered_at desc, id desc) where outcome is not null;

-- The number of the order, where the candidate entered another one.
alter table candidate add column ordered_id_number_enc bytea;
create function candidate_forgets_ordered_id() returns trigger language plpgsql as $$
begin
  new.ordered_id_number_enc := null;
  return new;
end $$;
create trigger candidate_forgets_ordered_id before update of id_number_enc on candidate
  for each row when (new.id_number_enc is null) execute function candidate_forgets_ordered_id();

-- Account by account: row-level security binds a migration too.
do $$
declare
  account uuid;
begin
  for account in select id from main_account loop
    perform set_config('app.main_id', account::text, true), set_config('app.main_ids', '{' || account || '}', true);
    -- Computed alone, from no source.
    update check_item i set result = 'wellFormed', lamp = null
      where i.main_id = account and i.item_code in ('identity', 'phoneSegment') and i.status = 'done'
        and i.result in ('consistent', 'found')
        and not exists (select from evidence e where e.main_id = i.main_id and e.check_item_id = i.id);
    update finding f set result = 'wellFormed', lamp = null
      from check_item i
      where f.main_id = account and i.main_id = account and i.id = f.check_item_id and i.result = 'wellFormed';
    update checks c set lamp = coalesce(h.lamp, c.lamp, 'yellow'),
        outcome = case when h.lamp is null and c.lamp is null or h.lamp = 'yellow' and h.unverifiable
                       then 'unverifiable' else coalesce(h.lamp, c.lamp) end
      from (
        select c.id, max(case i.lamp when 'green' then 1 when 'blue' then 2 when 'yellow' then 3 when 'red' then 4 end) as grade,
          bool_and(i.result = 'unverifiable') filter (where i.lamp = 'yellow') as unverifiable
        from checks c left join check_item i on i.main_id = c.main_id and i.check_id = c.id and i.status = 'done'
        where c.main_id = account and c.status in ('reported', 'disputed') group by c.id
      ) g cross join lateral (select (array['green', 'blue', 'yellow', 'red'])[g.grade] as lamp, g.unverifiable) h
      where c.main_id = account and c.id = g.id;
  end loop;
  perform set_config('app.main_id', '', true), set_config('app.main_ids', '', true);
end $$;
