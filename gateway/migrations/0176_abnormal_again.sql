-- A refund that operators see to may become abnormal again: it is work again once what was done before is settled. Everything else that is
-- told again is the same, also after it was settled.
drop index payment_oddity_once;
create unique index payment_oddity_once on payment_oddity (main_id, payment_id, kind, transaction_id, refund_id) nulls not distinct
  where kind <> 'refundAbnormal';
create unique index payment_oddity_abnormal on payment_oddity (main_id, payment_id) where kind = 'refundAbnormal' and settled_at is null;
