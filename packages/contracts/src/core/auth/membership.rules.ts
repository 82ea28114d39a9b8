/** Status of a mitra with the operators; null stands for no mitra at all. */
export const mitraStatuses = ['Pending', 'Verified', 'Rejected'] as const;
export type MitraStatus = (typeof mitraStatuses)[number];

/** An instructor is limited to the classes and scopes of their invitations. */
export const mitraRoles = ['owner', 'member', 'instructor'] as const;
export type MitraRole = (typeof mitraRoles)[number];

/** Rights of an instructor in a class: change its content, grade and discuss, read its reports. */
export const instructorScopes = ['edit', 'grade', 'report'] as const;
export type InstructorScope = (typeof instructorScopes)[number];
