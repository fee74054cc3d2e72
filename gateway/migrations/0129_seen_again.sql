-- Whoever opens their link again was reached again: messages sent before it are no news, however late they are told to be lost
-- (decision 124). Null where no message was sent since the link was opened first.
alter table invitation add column seen_at timestamptz;
