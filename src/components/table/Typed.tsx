/** A word longer than any of a language: a name without a space, an address. */
const ENDLESS = /[^\s\u4E00-\u9FFF]{21}/;

/** What a person wrote, in at most two lines of a column. Only what no column could hold is broken inside. */
export function Typed({ text, isName = false }: { text: string; isName?: boolean }) {
  const look = ['typed', isName && 'name', ENDLESS.test(text) && 'endless'].filter(Boolean).join(' ');
  return <div className={look}>{text}</div>;
}
