-- The catalogue as it was at a moment, the same for every account: the newest change in force then, else what the installation
-- began with.
create or replace function catalogue_at(p_at timestamptz) returns setof catalogue_item
language sql stable security definer set search_path = pg_catalog, public as
$$ select i.code, i.category, coalesce(c.name_en, i.name_en), coalesce(c.name_zh, i.name_zh), coalesce(c.what_en, i.what_en),
     coalesce(c.what_zh, i.what_zh), coalesce(c.price, i.price), coalesce(c.working_days, i.working_days),
     coalesce(c.fields, i.fields), i.sensitive, i.worked, i.retention_days, i.sort,
     coalesce(c.field_rules, i.field_rules)
   from public.catalogue_item i left join lateral (
     select n.* from public.catalogue_change n
     where n.item_code = i.code and n.withdrawn_at is null and n.effective_at <= p_at
     order by n.effective_at desc, n.id desc limit 1) c on true
   order by i.sort $$;
grant execute on function catalogue_at(timestamptz) to probity_app;
