-- What is ordered and paid: catalogue, packages, the ledger, orders, the ordering form as it stands, candidates.

-- ── Catalogue: kinds of check, the same for every account; read through a function ───────────────────────────
create table catalogue_item (
  code         text primary key check (length(code) between 1 and 40),
  category     text not null check (category in ('identity', 'education', 'employment', 'legal', 'business',
                                                 'qualification', 'financial')),
  name_en      text not null,
  name_zh      text not null,
  -- What is done with the data, told to the candidate before consent.
  what_en      text not null,
  what_zh      text not null,
  price        int not null check (price >= 0),
  working_days int not null check (working_days between 0 and 60),
  fields       text[] not null,
  sensitive    boolean not null,
  worked       text not null check (worked in ('computed', 'list', 'provider', 'manual')),
  retention_days int not null check (retention_days > 0),
  -- [{name, type}] of what a finding of this kind records
  result_fields jsonb not null,
  sort         int not null
);

-- A package of main_id null is a standard package; its own ones carry the account. Versions are new rows.
create table package (
  id             uuid primary key,
  owner_main_id  uuid references main_account (id),
  code           text not null,
  version        int not null default 1,
  name_en        text not null,
  name_zh        text not null,
  description_en text not null,
  description_zh text not null,
  price          int not null check (price >= 0),
  active         boolean not null default true,
  sort           int not null default 0,
  created_at     timestamptz not null default now(),
  unique nulls not distinct (owner_main_id, code, version)
);
create table package_item (
  package_id uuid not null references package (id),
  item_code  text not null references catalogue_item (code),
  copies     int not null default 1 check (copies between 1 and 10),
  price      int not null check (price >= 0),
  sort       int not null,
  primary key (package_id, item_code)
);

create function catalogue_all() returns setof catalogue_item
language sql stable security definer set search_path = pg_catalog, public as
$$ select * from public.catalogue_item order by sort $$;

-- Standard packages and those of the accounts the transaction reads.
create function packages_of_account() returns setof package
language sql stable security definer set search_path = pg_catalog, public as
$$ select * from public.package p where p.owner_main_id is null or p.owner_main_id = any (public.app_main_ids())
   order by p.sort, p.code, p.version $$;

create function package_items_of(p_package_id uuid) returns setof package_item
language sql stable security definer set search_path = pg_catalog, public as
$$ select i.* from public.package_item i join public.package p on p.id = i.package_id
   where i.package_id = p_package_id and (p.owner_main_id is null or p.owner_main_id = any (public.app_main_ids()))
   order by i.sort $$;
grant execute on function catalogue_all(), packages_of_account(), package_items_of(uuid) to probity_app;

-- How many working days finished items took, over all accounts: only the kind and the number, nothing of whom.
create table item_duration (
  id           uuid primary key,
  item_code    text not null references catalogue_item (code),
  working_days int not null check (working_days >= 0),
  done_at      timestamptz not null
);
create index item_duration_newest on item_duration (item_code, done_at desc, id desc);

create function item_duration_add(p_id uuid, p_item_code text, p_working_days int, p_done_at timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into public.item_duration (id, item_code, working_days, done_at) values (p_id, p_item_code, p_working_days, p_done_at)
$$;

-- The newest durations of each kind asked for, newest first.
create function item_durations(p_item_codes text[], p_limit int) returns table (item_code text, working_days int[])
language sql stable security definer set search_path = pg_catalog, public as $$
  select c.code, array(select d.working_days from public.item_duration d where d.item_code = c.code
                       order by d.done_at desc, d.id desc limit p_limit)
  from unnest(p_item_codes) as c (code)
$$;
grant execute on function item_duration_add(uuid, text, int, timestamptz), item_durations(text[], int) to probity_app;

-- ── Ledger: double entry, append-only, integer fen ───────────────────────────────────────────────────────────
-- funding: what came in (negative balance) · available · held: reserved by checks under way · spent: captured
create table ledger_account (
  main_id uuid not null references main_account (id),
  kind    text not null check (kind in ('funding', 'available', 'held', 'spent')),
  balance bigint not null default 0,
  primary key (main_id, kind),
  check (kind = 'funding' or balance >= 0)
);
call enable_tenant_rls('ledger_account', 'select, insert, update');

create table ledger_transaction (
  main_id    uuid not null references main_account (id),
  id         uuid not null,
  kind       text not null check (kind in ('recharge', 'hold', 'capture', 'release', 'reversal')),
  -- What makes it unique: a second booking of the same fact is refused by the database.
  reference  text not null,
  order_id   uuid,
  check_item_id uuid,
  reverses_id uuid,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (main_id, id),
  unique (main_id, kind, reference),
  foreign key (main_id, reverses_id) references ledger_transaction (main_id, id)
);
call enable_tenant_rls('ledger_transaction', 'select, insert');
-- An item's money is settled once: captured or released, never both.
create unique index ledger_transaction_settles_item on ledger_transaction (main_id, check_item_id)
  where check_item_id is not null and kind in ('capture', 'release');
create index ledger_transaction_by_time on ledger_transaction (main_id, created_at desc, id desc);

create table ledger_entry (
  main_id        uuid not null,
  transaction_id uuid not null,
  account_kind   text not null,
  amount         bigint not null check (amount <> 0),
  primary key (main_id, transaction_id, account_kind),
  foreign key (main_id, transaction_id) references ledger_transaction (main_id, id),
  foreign key (main_id, account_kind) references ledger_account (main_id, kind)
);
call enable_tenant_rls('ledger_entry', 'select, insert');

-- Every transaction sums to 0 when it commits, and has at least two entries.
create function ledger_balanced() returns trigger language plpgsql as $$
declare
  v_main uuid := new.main_id;
  v_tx uuid := case tg_table_name when 'ledger_entry' then (to_jsonb(new) ->> 'transaction_id')::uuid else (to_jsonb(new) ->> 'id')::uuid end;
  v_sum numeric;
  v_count int;
begin
  select coalesce(sum(amount), 0), count(*) into v_sum, v_count
    from ledger_entry where main_id = v_main and transaction_id = v_tx;
  if v_sum <> 0 or v_count < 2 then
    raise exception 'ledger transaction % does not balance: sum % over % entries', v_tx, v_sum, v_count
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_balanced();
create constraint trigger ledger_transaction_balanced after insert on ledger_transaction
  deferrable initially deferred for each row execute function ledger_balanced();

-- The balance of an account moves with its entries and in no other way.
create function ledger_apply_entry() returns trigger language plpgsql as $$
begin
  perform set_config('app.ledger_entry', 'on', true);
  update ledger_account set balance = balance + new.amount where main_id = new.main_id and kind = new.account_kind;
  if not found then raise exception 'no ledger account % of %', new.account_kind, new.main_id; end if;
  perform set_config('app.ledger_entry', '', true);
  return null;
end $$;
create trigger ledger_entry_apply after insert on ledger_entry for each row execute function ledger_apply_entry();

create function ledger_account_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then raise exception 'a ledger account starts at 0' using errcode = 'check_violation'; end if;
  elsif new.balance <> old.balance and coalesce(current_setting('app.ledger_entry', true), '') <> 'on' then
    raise exception 'a balance changes through ledger entries only' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger ledger_account_guarded before insert or update on ledger_account
  for each row execute function ledger_account_guard();

-- ── Orders and checks ────────────────────────────────────────────────────────────────────────────────────────
create table orders (
  main_id        uuid not null references main_account (id),
  id             uuid not null,
  order_no       text not null,
  status         text not null check (status in ('awaitingApproval', 'awaitingPayment', 'placed', 'completed', 'cancelled')),
  package_id     uuid not null references package (id),
  -- Snapshot at order: names, items, prices as they were
  package_snapshot jsonb not null,
  price          int not null check (price >= 0),
  created_by     uuid not null,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (main_id, id),
  unique (main_id, order_no)
);
call enable_tenant_rls('orders', 'select, insert, update');
create index orders_awaiting on orders (main_id, created_at, id) where status = 'awaitingPayment';
call enable_definer_access('orders');

-- Which orders were not paid since a moment, over all accounts, for the job that drops them.
create function unpaid_orders(p_before timestamptz, p_limit int) returns table (main_id uuid, id uuid)
language sql stable security definer set search_path = pg_catalog, public as $$
  select o.main_id, o.id from public.orders o where o.status = 'awaitingPayment' and o.created_at < p_before
  order by o.created_at limit p_limit
$$;
grant execute on function unpaid_orders(timestamptz, int) to probity_app;

-- ── The ordering form as it stands, encrypted ────────────────────────────────────────────────────────────────
create table order_draft (
  main_id     uuid not null references main_account (id),
  user_id     uuid not null,
  content_enc bytea not null,
  saved_at    timestamptz not null default now(),
  primary key (main_id, user_id)
);
call enable_tenant_rls('order_draft');

create table candidate (
  main_id       uuid not null references main_account (id),
  id            uuid not null,
  name          text not null check (length(name) between 1 and 50),
  mobile_enc    bytea not null,
  mobile_index  text not null,
  id_number_enc bytea,
  id_index      text,
  id_confirmed_at timestamptz,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  primary key (main_id, id)
);
call enable_tenant_rls('candidate', 'select, insert, update');
create index candidate_by_mobile on candidate (main_id, mobile_index);
create index candidate_by_id_number on candidate (main_id, id_index) where id_index is not null;
