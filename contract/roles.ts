/** The roles somebody may hold: in an enterprise, and on the platform. Apart from the rights, which few screens need. */
export const enterpriseRoles = ['owner', 'admin', 'recruiter', 'finance', 'viewer'] as const;
export const staffRoles = ['analyst', 'support', 'operator'] as const;
export const roles = [...enterpriseRoles, ...staffRoles] as const;
export type Role = (typeof roles)[number];
