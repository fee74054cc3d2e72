-- The working-day calendar that promises are counted by: what of a year is not as Monday to Friday. Each row is the whole of
-- a year as somebody left it; the newest of a year counts. Nothing is changed or deleted, so every state it had can be read.
create table calendar_change (
  seq        bigint generated always as identity primary key,
  id         uuid not null unique,
  year       int not null check (year between 2000 and 2100),
  -- [{kind: free | worked, occasion, from, to}], in the order of their days.
  periods    jsonb not null check (jsonb_typeof(periods) = 'array'),
  -- The holidays of the year are published, and all of them stand here.
  complete   boolean not null,
  created_at timestamptz not null default now(),
  -- Null: what the installation began with.
  created_by uuid
);
create index calendar_change_of_year on calendar_change (year, seq desc);

-- That the end of the calendar was told of, so that nobody is told twice.
create table calendar_notice (
  known_until date not null,
  days        int not null check (days > 0),
  told_at     timestamptz not null,
  primary key (known_until, days)
);

-- As the State Council published them.
insert into calendar_change (id, year, periods, complete) values
  ('01990000-0000-7000-8000-000000080001', 2024, '[
    {"kind":"free","occasion":"newYear","from":"2024-01-01","to":"2024-01-01"},
    {"kind":"worked","occasion":"springFestival","from":"2024-02-04","to":"2024-02-04"},
    {"kind":"free","occasion":"springFestival","from":"2024-02-10","to":"2024-02-17"},
    {"kind":"worked","occasion":"springFestival","from":"2024-02-18","to":"2024-02-18"},
    {"kind":"free","occasion":"qingming","from":"2024-04-04","to":"2024-04-06"},
    {"kind":"worked","occasion":"qingming","from":"2024-04-07","to":"2024-04-07"},
    {"kind":"worked","occasion":"labourDay","from":"2024-04-28","to":"2024-04-28"},
    {"kind":"free","occasion":"labourDay","from":"2024-05-01","to":"2024-05-05"},
    {"kind":"worked","occasion":"labourDay","from":"2024-05-11","to":"2024-05-11"},
    {"kind":"free","occasion":"dragonBoat","from":"2024-06-10","to":"2024-06-10"},
    {"kind":"worked","occasion":"midAutumn","from":"2024-09-14","to":"2024-09-14"},
    {"kind":"free","occasion":"midAutumn","from":"2024-09-15","to":"2024-09-17"},
    {"kind":"worked","occasion":"nationalDay","from":"2024-09-29","to":"2024-09-29"},
    {"kind":"free","occasion":"nationalDay","from":"2024-10-01","to":"2024-10-07"},
    {"kind":"worked","occasion":"nationalDay","from":"2024-10-12","to":"2024-10-12"}
  ]', true),
  ('01990000-0000-7000-8000-000000080002', 2025, '[
    {"kind":"free","occasion":"newYear","from":"2025-01-01","to":"2025-01-01"},
    {"kind":"worked","occasion":"springFestival","from":"2025-01-26","to":"2025-01-26"},
    {"kind":"free","occasion":"springFestival","from":"2025-01-28","to":"2025-02-04"},
    {"kind":"worked","occasion":"springFestival","from":"2025-02-08","to":"2025-02-08"},
    {"kind":"free","occasion":"qingming","from":"2025-04-04","to":"2025-04-06"},
    {"kind":"worked","occasion":"labourDay","from":"2025-04-27","to":"2025-04-27"},
    {"kind":"free","occasion":"labourDay","from":"2025-05-01","to":"2025-05-05"},
    {"kind":"free","occasion":"dragonBoat","from":"2025-05-31","to":"2025-06-02"},
    {"kind":"worked","occasion":"nationalDay","from":"2025-09-28","to":"2025-09-28"},
    {"kind":"free","occasion":"nationalDay","from":"2025-10-01","to":"2025-10-05"},
    {"kind":"free","occasion":"midAutumn","from":"2025-10-06","to":"2025-10-06"},
    {"kind":"free","occasion":"nationalDay","from":"2025-10-07","to":"2025-10-08"},
    {"kind":"worked","occasion":"nationalDay","from":"2025-10-11","to":"2025-10-11"}
  ]', true),
  ('01990000-0000-7000-8000-000000080003', 2026, '[
    {"kind":"free","occasion":"newYear","from":"2026-01-01","to":"2026-01-03"},
    {"kind":"worked","occasion":"newYear","from":"2026-01-04","to":"2026-01-04"},
    {"kind":"worked","occasion":"springFestival","from":"2026-02-14","to":"2026-02-14"},
    {"kind":"free","occasion":"springFestival","from":"2026-02-15","to":"2026-02-23"},
    {"kind":"worked","occasion":"springFestival","from":"2026-02-28","to":"2026-02-28"},
    {"kind":"free","occasion":"qingming","from":"2026-04-04","to":"2026-04-06"},
    {"kind":"free","occasion":"labourDay","from":"2026-05-01","to":"2026-05-05"},
    {"kind":"worked","occasion":"labourDay","from":"2026-05-09","to":"2026-05-09"},
    {"kind":"free","occasion":"dragonBoat","from":"2026-06-19","to":"2026-06-21"},
    {"kind":"worked","occasion":"nationalDay","from":"2026-09-20","to":"2026-09-20"},
    {"kind":"free","occasion":"midAutumn","from":"2026-09-25","to":"2026-09-27"},
    {"kind":"free","occasion":"nationalDay","from":"2026-10-01","to":"2026-10-07"},
    {"kind":"worked","occasion":"nationalDay","from":"2026-10-10","to":"2026-10-10"}
  ]', true);
