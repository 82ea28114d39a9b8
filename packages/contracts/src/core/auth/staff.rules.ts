/**
 * Roles of the staff. `support` helps people, `content` keeps the site's texts, `review` judges classes, mitra and
 * reports, `finance` moves money, and `admin` may do everything and gives the roles.
 */
export const staffRoles = ['support', 'content', 'review', 'finance', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];
