-- Money paid by scanning is given back by the provider that took it, once two operators took its booking back (decision 128).
alter table recharge_reversal
  -- Who gives the money itself back: the payment's provider, or operators by hand. Those of before were all given back by hand.
  add column given_back_by text not null default 'hand' check (given_back_by in ('provider', 'hand'));

create table payment_refund (
  main_id     uuid not null references main_account (id),
  id          uuid not null,
  payment_id  uuid not null,
  -- What two operators decided
  reversal_id uuid not null,
  -- Our number of it at the provider, which gives back under it once
  out_refund_no text not null unique check (out_refund_no ~ '^[0-9A-Z]{32}$'),
  -- Fen: the whole payment
  amount      bigint not null check (amount between 1 and 1000000000),
  -- asked: kept, the provider has not taken it on yet · processing: it has · success: given back · closed: the provider ended it, nothing
  -- was given back · abnormal: it does not reach the payer · refused: the provider does not give it back · differs: it told of something
  -- else than was asked · unasked: its merchant is not set up any more
  status      text not null default 'asked'
    check (status in ('asked', 'processing', 'success', 'closed', 'abnormal', 'refused', 'differs', 'unasked')),
  asked_at    timestamptz not null,
  -- When the provider was last asked
  tried_at    timestamptz,
  -- Why it was not taken on then: the provider's own code, or silent
  fault       text,
  -- The provider's number of it
  refund_id   text,
  ended_at    timestamptz,
  primary key (main_id, id),
  foreign key (main_id, payment_id) references payment (main_id, id),
  foreign key (main_id, reversal_id) references recharge_reversal (main_id, id),
  unique (main_id, payment_id),
  unique (main_id, reversal_id),
  check ((status in ('asked', 'processing')) = (ended_at is null)),
  check (status not in ('success', 'processing', 'closed', 'abnormal') or refund_id is not null),
  check (fault is null or status not in ('success', 'processing', 'closed', 'abnormal'))
);
call enable_tenant_rls('payment_refund', 'select, insert, update');
call enable_definer_access('payment_refund');
create index payment_refund_due on payment_refund (asked_at) where status in ('asked', 'processing', 'abnormal');
create trigger payment_refund_guarded before insert or update on payment_refund
  for each row execute function payment_refund_guard();

-- What became of a refund that operators have to look at stands where other oddities do.
alter table payment_oddity
  drop constraint payment_oddity_kind_check,
  -- refund…: our own refund waits, ended without the money given back, or differs
  add constraint payment_oddity_kind_check check (kind in ('amount', 'currency', 'merchant', 'booked', 'again', 'refunded', 'unasked',
    'refundWaits', 'refundClosed', 'refundAbnormal', 'refundRefused', 'refundDiffers', 'refundUnasked')),
  drop constraint payment_oddity_told,
  add constraint payment_oddity_told check (
    (kind = 'unasked') = (transaction_id is null)
    and (told_amount is not null or kind = 'unasked' or (kind = 'refunded' and refund_id is null))
    and (refund_id is null or kind like 'refund%'));
