import { sql } from '../../platform/db/sql';

const ofSubject = sql`s.main_id = n.main_id and s.id = n.entity_id`;

/** What the money a notification `n` tells of amounts to, in fen; `back` is the correction it is about. */
export const amountOfSubject = sql`case n.entity
    when 'payout' then (select s.amount from payout s where ${ofSubject})
    when 'recharge' then (select case when n.kind = 'recharge.confirmed' then s.received_amount else s.amount end
      from recharge s where ${ofSubject})
    when 'reversal' then (select e.amount from recharge_reversal s join ledger_entry e on e.main_id = s.main_id
      and e.transaction_id = s.booking_id and e.account_kind = 'available' where ${ofSubject})
    when 'payment' then (select s.amount from payment s where ${ofSubject})
    when 'correction' then back.amount end`;

/** Whether what asked for a decision waits for one no more; null where nothing was asked. */
export const isDecided = sql`case
    when n.kind = 'order.awaitingApproval' and n.entity = 'order'
      then (select s.status <> 'awaitingApproval' from orders s where ${ofSubject})
    when n.kind = 'order.awaitingApproval' then not exists (select from checks b
      join orders o on o.main_id = b.main_id and o.id = b.order_id
      where b.main_id = n.main_id and b.batch_id = n.entity_id and o.status = 'awaitingApproval')
    when n.kind in ('recharge.asked', 'recharge.firstConfirmed')
      then (select s.status <> 'waiting' from recharge s where ${ofSubject})
    when n.kind = 'reversal.asked' then (select s.status <> 'waiting' from recharge_reversal s where ${ofSubject})
    when n.kind = 'correction.asked' then back.status <> 'waiting'
    when n.kind in ('payout.asked', 'payout.entered')
      then (select s.status <> 'waiting' from payout s where ${ofSubject})
    when n.kind = 'rechargeLimit.asked' then (select s.status <> 'waiting' from recharge_limit_change s where ${ofSubject})
    when n.kind = 'bankAccount.asked' then (select s.status <> 'waiting' from bank_account_change s where ${ofSubject})
    when n.kind = 'signedText.asked' then (select s.status <> 'waiting' from signed_text_change s where ${ofSubject})
    when n.kind = 'invoice.asked' then (select s.status <> 'waiting' from invoice_request s where ${ofSubject})
    when n.kind in ('enterprise.submitted', 'enterprise.changeSubmitted')
      then (select s.status <> 'pending' from certification s where ${ofSubject}) end`;
