-- Operators hear of each refund by its own number; where only asking showed that money was given back, nobody knows how much of it; and a
-- payment that nobody can be asked about any more is looked at by hand (decision 85).
alter table payment_oddity
  -- The provider's number of a refund
  add column refund_id text,
  -- What became of it, as the enterprise reads it: booked by hand · given back to the payer · what was booked was taken back · nothing to do.
  -- Null also where it was settled before this was asked.
  add column outcome text check (outcome in ('booked', 'givenBack', 'takenBack', 'nothing')),
  alter column told_amount drop not null,
  alter column transaction_id drop not null,
  drop constraint payment_oddity_main_id_payment_id_kind_transaction_id_key,
  drop constraint payment_oddity_kind_check,
  -- unasked: its merchant is not set up any more, so nobody knows how it ended
  add constraint payment_oddity_kind_check
    check (kind in ('amount', 'currency', 'merchant', 'booked', 'again', 'refunded', 'unasked')),
  add constraint payment_oddity_told check (
    (kind = 'unasked') = (transaction_id is null)
    and (told_amount is not null or kind = 'unasked' or (kind = 'refunded' and refund_id is null))
    and (refund_id is null or kind = 'refunded')),
  add constraint payment_oddity_outcome check (outcome is null or settled_at is not null);
-- Told again it is the same.
create unique index payment_oddity_once on payment_oddity (main_id, payment_id, kind, transaction_id, refund_id) nulls not distinct;
