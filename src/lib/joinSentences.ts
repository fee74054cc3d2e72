/**
 * Sentences one after the other, as their language writes them: with a space between, but with none after a full stop of Chinese.
 * What is empty or false is left out.
 */
export const joinSentences = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts
    .filter((part): part is string => Boolean(part))
    .reduce((all, part) => (all === '' || all.endsWith('。') ? all + part : `${all} ${part}`), '');
