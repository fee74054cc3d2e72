/** The line above every screen of an account that closes. */
export const closingNotice = {
  closes:
    'This account closes: {{name}} asked for it, and everything is erased on {{day}}. Until then it can be read and exported, and nothing can be changed.',
  takeBack: 'See it, or take it back',
  askOwner: 'The owner can take it back until then.',
};
