/** What is left of a phone at 200 %: what stands side by side elsewhere stands one below the other. */
export const narrowest = '@media (max-width:299px)';
