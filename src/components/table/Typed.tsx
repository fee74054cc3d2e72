/** A word longer than any of a language: a name without a space, an address. */
const ENDLESS = /[^\s\u4E00-\u9FFF]{21}/;

/** From so many characters on two lines may be too few. */
const LONG = 16;

/** What a person wrote, in at most two lines of a column, the whole of it for who points at it. Only what no column could hold is broken inside. */
export function Typed({ text, isName = false }: { text: string; isName?: boolean }) {
  const look = ['typed', isName && 'name', ENDLESS.test(text) && 'endless'].filter(Boolean).join(' ');
  return (
    <div className={look} title={text.length > LONG ? text : undefined}>
      {text}
    </div>
  );
}
