/** The readers of the screens: phones of the demo data. */
export const demoPeople = {
  owner: '13800000001',
  recruiter: '13800000002',
  viewer: '13800000004',
  analyst: '13800000011',
  support: '13800000013',
  operator: '13800000014',
};

/** The password of all of them. */
export const demoPassword = 'probity-demo-1';
