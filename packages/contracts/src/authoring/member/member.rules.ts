/** Roles of a mitra's members: an owner manages its members, too. */
export const memberRoles = ['owner', 'member'] as const;
export type MemberRole = (typeof memberRoles)[number];
