/** The home page of who runs the platform's own account. */
export const homePlatform = {
  title: 'You run the platform’s people',
  body: 'Analysts, support and operators whom you add serve every enterprise. Customers’ checks are for them to see.',
  people: 'People of the platform',
};
