-- What the network says of a message, beside what was done with it: no report leaves these empty (decision 124).
alter table sms_outbox
  add column delivery        text check (delivery in ('delivered', 'refused', 'unreachable')),
  add column delivery_reason text check (delivery_reason in ('noSuchNumber', 'outOfService', 'switchedOff', 'optedOut', 'content',
                                                             'other')),
  -- When the network knew it: of two reports the later one counts, in whatever order they come
  add column delivery_at     timestamptz,
  -- The account of the check it is about
  add column about_main_id   uuid;
alter table sms_outbox add constraint sms_outbox_delivery check ((delivery is null) = (delivery_at is null)
  and (delivery_reason is null) = (delivery is null or delivery = 'delivered'));
-- A report may name the carrier's reference alone.
create index sms_outbox_reference on sms_outbox (reference) where reference is not null;

-- The latest invitation or reminder did not arrive, the candidate has opened no link since, and consent is still awaited. Few are: the
-- index holds those alone, with what the list's orders and its other filters ask.
alter table checks add column not_reached boolean not null default false;
create index checks_not_reached on checks (main_id, ordered_at desc, id desc)
  include (status, package_id, owner_id, batch_id, promised_at, pinyin_key, waiting_on, outcome) where not_reached;
