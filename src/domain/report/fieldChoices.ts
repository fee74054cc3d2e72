/**
 * Fields that the candidate answers by choosing: what is kept is the choice's name, and its words are below
 * `reportBody.word`. An analyst chooses from the same list, so that both sides can be compared.
 */
export const fieldChoices: Readonly<Record<string, readonly string[]>> = {
  level: ['highSchool', 'associate', 'bachelor', 'master', 'doctor', 'other'],
  form: ['fullTime', 'partTime', 'selfTaught', 'online', 'abroad', 'other'],
};
