/**
 * What is chosen, not written: the choice's name is kept, and an analyst chooses from the same list, so that both sides can be
 * compared. Its words stand below `candidate.<field>` and `reportBody.word`.
 */
export const fieldChoices: Readonly<Record<string, readonly string[]>> = {
  level: ['highSchool', 'associate', 'bachelor', 'master', 'doctor', 'other'],
  form: ['fullTime', 'partTime', 'selfTaught', 'online', 'abroad', 'other'],
};
