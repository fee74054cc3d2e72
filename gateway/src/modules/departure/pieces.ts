import type { Piece } from './source';

/** The pieces of an account's sources in their order, read one after the other: what belongs together follows each other. */
export class Pieces {
  private readonly parts: AsyncIterator<string>;
  private ahead: Piece | null | undefined;

  constructor(parts: AsyncIterable<string>) {
    this.parts = parts[Symbol.asyncIterator]();
  }

  /** The rows of a source, as long as they go on; all that stands before them is passed over. */
  async *of<Row>(name: string): AsyncGenerator<Row[]> {
    for (let piece = await this.peek(); piece && piece.of !== name; piece = await this.peek()) this.take();
    for (let piece = await this.peek(); piece?.of === name; piece = await this.peek()) {
      this.take();
      yield piece.rows as Row[];
    }
  }

  private async peek(): Promise<Piece | null> {
    if (this.ahead === undefined) {
      const { value, done } = await this.parts.next();
      this.ahead = done ? null : (JSON.parse(value) as Piece);
    }
    return this.ahead;
  }

  private take(): void {
    this.ahead = undefined;
  }
}
