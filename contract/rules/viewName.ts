/** Longest name of a saved view, in characters. */
export const LONGEST_VIEW_NAME = 40;
