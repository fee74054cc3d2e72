/** The account that customers transfer to, as they read it and as operators preview it. */
export const payTo = {
  lead: 'Transfer the amount to this account and write your reference on the transfer. Then submit it here with the slip: our operators compare it with the bank statement.',
  accountName: 'Account name',
  bankName: 'Bank',
  accountNo: 'Account number',
  changedOn:
    'Changed on {{day}}: correct the payee that you have saved. A change is told here and by the bell alone. Never transfer to an account that a call, a message or a letter names.',
};
