import type { KeyScope } from '@sinau/contracts/core/apikey/apikey.rules';
import type { InstructorScope } from '@sinau/contracts/core/auth/membership.rules';
import type { StaffRole } from '@sinau/contracts/core/auth/staff.rules';

declare const kind: unique symbol;
/** An id of one kind of record. A plain string is none, so that two ids are never passed in the wrong order. */
type BrandedId<Kind extends string> = string & { readonly [kind]: Kind };
export type UserId = BrandedId<'user'>;
export type MitraId = BrandedId<'mitra'>;

/** A class that an instructor teaches, and the instructor's rights in it. */
export interface TaughtClass {
  readonly classId: string;
  readonly scopes: readonly InstructorScope[];
}

/** Caller: one signed-in user in one session, or the maker of an API key by that key. */
export interface Actor {
  readonly id: UserId;
  readonly sessionId: string;
  /** True if the session began, or its user proved who they are, within the last minutes. */
  readonly isConfirmed: boolean;
  /** Roles of an operator; empty for everybody else. */
  readonly staffRoles: readonly StaffRole[];
  /** Mitra that the user acts for, if a member or instructor of any. */
  readonly mitraId: MitraId | null;
  /** Classes that an instructor of that mitra teaches; null for its members, who may do everything in it. */
  readonly teaching: readonly TaughtClass[] | null;
  /** Scopes of the API key that calls; null in a session. */
  readonly keyScopes: readonly KeyScope[] | null;
}
export interface Partner extends Actor {
  readonly mitraId: MitraId;
  /** Classes that the call may access, by the scopes of its contract; null for all classes of the mitra. */
  readonly classIds: readonly string[] | null;
}
export interface Operator extends Actor {
  readonly staffRoles: readonly [StaffRole, ...StaffRole[]];
}
