/** The trust that comes with a position: what an employer may ask for depends on it. */
export const positionClasses = [
  'general',
  'finance',
  'management',
  'technology',
  'driver',
  'childcare',
  'security',
] as const;
export type PositionClass = (typeof positionClasses)[number];

/**
 * The positions for which an item asks for more than the work requires, unless somebody can say why (PIPL article 6: processing is
 * limited to the least that serves its purpose). Items that are not named fit every position.
 */
const excessive: Readonly<Record<string, readonly PositionClass[]>> = {
  degree: ['general', 'driver', 'security'],
  litigation: ['general', 'technology'],
  directorship: ['general', 'driver', 'childcare', 'security'],
  financialRisk: ['general', 'technology', 'driver', 'childcare'],
  sanctions: ['general', 'driver', 'childcare'],
};

/** The items that some position hardly requires. */
export const questionedItems: readonly string[] = Object.keys(excessive);

/** The classes that the rule names: without one of them a package of that trust could not be told from another. */
export const questionedClasses: readonly PositionClass[] = positionClasses.filter((one) =>
  Object.values(excessive).some((classes) => classes.includes(one)),
);

/** False for an item that this class of position hardly requires: a package that carries it says why. */
export const fitsPosition = (itemCode: string, positionClass: PositionClass): boolean =>
  !excessive[itemCode]?.includes(positionClass);
