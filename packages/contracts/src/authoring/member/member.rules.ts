/** What a member of a mitra can be made: an owner manages its members, too. */
export const memberRoles = ['owner', 'member'] as const;
export type MemberRole = (typeof memberRoles)[number];
