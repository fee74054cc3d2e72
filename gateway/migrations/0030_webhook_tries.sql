-- Each try of a delivery, with what was sent and how the answer began (decision 66). Goes with its delivery.
create table webhook_try (
  main_id         uuid not null,
  delivery_id     uuid not null,
  -- The delivery's count of tries, so that a try is written once
  number          int not null check (number > 0),
  url             text not null check (length(url) <= 1000),
  -- [{name, value}]; nothing of the secret beyond the signature
  sent_headers    jsonb not null check (length(sent_headers::text) <= 4000),
  attempted_at    timestamptz not null,
  duration_ms     int not null check (duration_ms >= 0),
  http_status     int,
  fault           text check (fault in ('status', 'timeout', 'size', 'address', 'redirect', 'connection')),
  fault_code      text check (fault_code ~ '^[A-Z0-9_]{1,60}$'),
  -- Those that help to find a mistake; never a cookie
  answer_headers  jsonb not null check (length(answer_headers::text) <= 8000),
  -- The first kilobyte, as text
  answer          text not null check (length(answer) <= 1024),
  -- Of the answer, as many bytes as were read
  answer_bytes    int not null check (answer_bytes >= 0),
  answer_is_whole boolean not null,
  primary key (main_id, delivery_id, number),
  foreign key (main_id, delivery_id) references webhook_delivery (main_id, id) on delete cascade
);
call enable_tenant_rls('webhook_try');
