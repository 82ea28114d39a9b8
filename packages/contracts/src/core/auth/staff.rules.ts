/**
 * Roles of the staff. `support` helps people, `content` keeps the site's texts, `review` judges classes, mitra and
 * reports, `finance` moves money, and `admin` may do everything and gives the roles.
 */
export const staffRoles = ['support', 'content', 'review', 'finance', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Roles that something is open to, beside admins. */
export type Staff = readonly Exclude<StaffRole, 'admin'>[];

/** Tells whether a holder of roles may do what is open to some: admins may do everything. */
export const isStaff = (held: readonly StaffRole[], allowed: Staff) =>
  held.includes('admin') || allowed.some((role) => held.includes(role));
