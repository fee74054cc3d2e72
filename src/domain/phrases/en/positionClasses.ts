/** The classes of position, as whoever orders or puts a package together chooses one. */
export const positionClasses = {
  general: 'General',
  finance: 'Finance, cash, purchasing',
  management: 'Management',
  technology: 'Technology with access to data',
  driver: 'Driver',
  childcare: 'Work with children',
  security: 'Security',
};

/** What is wrong with the name of a position, wherever one is typed. */
export const positionFaults = {
  positionRequired: 'Please enter the position',
  noPosition: 'A position is named in words: it begins with a letter, a digit or a bracket and has no emoji',
  positionLong: 'A position has at most 60 characters',
};
