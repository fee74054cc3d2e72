/** Approving and rejecting orders that wait: one, or several in one act. */
export const approving = {
  approve: {
    do: 'Approve',
    doSome: 'Approve {{count}}',
    of: 'Approve: {{name}}, order {{orderNo}}',
    title: 'Approve this order?',
    body: 'The check of {{name}} for {{price}} is placed as it was ordered: the price is held and the candidate is asked for consent at once. If the balance is too low, it waits for payment.',
    done: 'Approved and placed',
    short: 'Approved. It waits for payment: the balance is too low',
    titleSome_one: 'Approve {{count}} order?',
    titleSome_other: 'Approve {{count}} orders?',
    bodySome:
      '{{price}} in all. Each is placed as it was ordered: its price is held and its candidate is asked for consent at once. Those that the balance does not cover wait for payment.',
    shortSome_one: '{{count}} of them waits for payment: the balance is too low',
    shortSome_other: '{{count}} of them wait for payment: the balance is too low',
  },
  reject: {
    do: 'Reject',
    doSome: 'Reject {{count}}',
    of: 'Reject: {{name}}, order {{orderNo}}',
    title: 'Reject the order for {{name}}?',
    reason: 'Reason',
    help: 'Whoever ordered reads it, and so does everybody who reads the record. The candidate never hears of the order.',
    needReason: 'Please write why',
    done: 'Rejected',
    titleSome_one: 'Reject {{count}} order?',
    titleSome_other: 'Reject {{count}} orders?',
  },
};
