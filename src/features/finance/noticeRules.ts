import { parseYuan } from '@probity/contract/rules/yuan';

export interface NoticeValues {
  /** Whole yuan; '' for none. */
  notifyBelow: string;
}

const MOST_FEN = 100_000_000_000;

export const valuesOf = (fen: number | null): NoticeValues => ({
  notifyBelow: fen === null ? '' : String(fen / 100),
});

/** @returns fen; null for nothing typed */
export const fenOf = (typed: string): number | null =>
  typed.trim() === '' ? null : (parseYuan(typed) ?? null);

const isFaulty = (typed: string): boolean => {
  const fen = parseYuan(typed);
  return fen === undefined || fen % 100 !== 0 || fen < 100 || fen > MOST_FEN;
};

/** The rules of the field: whole yuan, or nothing. */
export const noticeRules = {
  notifyBelow: (typed: string) =>
    typed.trim() !== '' && isFaulty(typed) ? { key: 'finance.notice.fault' } : undefined,
};
