import { hasScope } from '@sinau/contracts/authoring/instructor/instructor.rules';
import { type InstructorScope } from '@sinau/contracts/core/auth/membership.rules';
import { useProfile } from '@sinau/shell';

/** Returns whether the partner is a member of the active mitra, and not only an instructor of some of its classes. */
export const useIsMember = () => useScopes() === null;

/** Scopes of an instructor in at least one class of the active mitra; null for a member, who may do everything. */
const useScopes = (): readonly InstructorScope[] | null => useProfile()?.mitra?.scopes ?? null;

export const useHasScope = (scope: InstructorScope) => hasScope(useScopes(), scope);
