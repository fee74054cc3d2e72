/** Where a user's encrypted fields live: they open there and nowhere else. */
export function userMobilePlace(userId: string) {
  return { table: 'users', column: 'mobile_enc', rowId: userId };
}

export function userEmailPlace(userId: string) {
  return { table: 'users', column: 'email_enc', rowId: userId };
}
