/** The row and column that a user's encrypted mobile is bound to: it decrypts there and nowhere else. */
export function userMobileField(userId: string) {
  return { table: 'users', column: 'mobile_enc', rowId: userId };
}

export function userEmailField(userId: string) {
  return { table: 'users', column: 'email_enc', rowId: userId };
}
