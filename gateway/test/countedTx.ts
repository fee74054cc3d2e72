import type { Tx } from '../src/platform/db/tx';

/** A transaction that counts its statements. */
export function countedTx(tx: Tx): { tx: Tx; statements(): number } {
  let count = 0;
  const counted = <Args extends unknown[], Result>(call: (...args: Args) => Result) =>
    function (...args: Args): Result {
      count += 1;
      return call(...args);
    };
  return {
    tx: {
      many: counted(tx.many) as Tx['many'],
      one: counted(tx.one) as Tx['one'],
      maybeOne: counted(tx.maybeOne) as Tx['maybeOne'],
      run: counted(tx.run),
      bind: counted(tx.bind),
      part: tx.part,
    },
    statements: () => count,
  };
}
