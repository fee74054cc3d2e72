/** How far studies of a level go, and those that a degree is given for; a choice that says neither is absent. */
const levels: Readonly<Record<string, number>> = {
  highSchool: 0,
  associate: 1,
  bachelor: 2,
  master: 3,
  doctor: 4,
};
const degrees: Readonly<Record<string, number>> = {
  bachelorDegree: 2,
  secondBachelorDegree: 2,
  masterDegree: 3,
  doctorDegree: 4,
};

/**
 * True for a degree that is not usually given for studies of the level stated beside it. It may be right all the same, as where
 * somebody took a master's degree beside their work: a mark, never a block.
 */
export function isOddDegree({ level, degree, hasDegree }: Readonly<Record<string, unknown>>): boolean {
  if (hasDegree === false) return false;
  const [studied, given] = [levels[String(level)], degrees[String(degree)]];
  return studied !== undefined && given !== undefined && studied !== given;
}
