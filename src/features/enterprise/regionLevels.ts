/** A GB/T 2260 code is province, city and district, two digits each; zeros stand for "the whole of it". */
export const provinceOf = (code: string): string => (code === '' ? '' : `${code.slice(0, 2)}0000`);

/** The city of a code; empty for a province alone. */
export const cityOf = (code: string): string =>
  code === '' || code.endsWith('0000') ? '' : `${code.slice(0, 4)}00`;
