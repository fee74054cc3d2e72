/**
 * The fields with a fixed list of choices, and the names of these: the name of the choice is stored, and an analyst chooses
 * from the same list, so that both sides can be compared. Their words are below `candidate.<field>` and `reportBody.word`.
 */
export const fieldChoices: Readonly<Record<string, readonly string[]>> = {
  level: ['highSchool', 'associate', 'bachelor', 'master', 'doctor', 'other'],
  form: ['fullTime', 'partTime', 'selfTaught', 'online', 'abroad', 'other'],
  result: ['graduation', 'completion', 'leaving', 'studying'],
  degree: ['bachelorDegree', 'secondBachelorDegree', 'masterDegree', 'doctorDegree', 'otherDegree'],
};
