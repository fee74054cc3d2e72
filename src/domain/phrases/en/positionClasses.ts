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
