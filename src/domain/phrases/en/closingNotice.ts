/** The line above every screen of an account that closes. */
export const closingNotice = {
  says: {
    closing:
      'This account closes: {{name}} asked for it, and everything is erased on {{day}}. Until then it can be read and exported, and nothing can be changed.',
    postponed:
      'This account closes: {{name}} asked for it. Its day, {{day}}, has come, and something is open, so nothing is erased yet. It can be read and exported, and nothing can be changed.',
    erasing: 'This account is being erased. That cannot be taken back any more.',
    erased: 'This account was closed and erased. What the law keeps of it stays.',
  },
  takeBack: 'See it, or take it back',
  askOwner: 'The owner can take it back.',
};
