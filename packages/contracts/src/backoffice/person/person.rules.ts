import { emailRule } from '../../core/auth/auth.rules.ts';

/** States of an account: able to sign in, `locked` by staff, or `deactivated` and to be deleted. */
export const personStates = ['active', 'locked', 'deactivated'] as const;
export type PersonState = (typeof personStates)[number];

/** Ways by which a search finds a person, the surest first. */
export const personMatches = ['id', 'email', 'order', 'certificate', 'phone', 'name', 'emailPart'] as const;
export type PersonMatch = (typeof personMatches)[number];

/** Number of people that a search shows. */
export const maxFoundPeople = 20;
/** Shortest word of a name, or part of an address, that is searched: shorter ones are in nearly every name. */
export const minNameWord = 3;

/** A reason that the log of actions keeps; where `isMailed` says so, the person reads it, too. */
const reason = { kind: 'text', min: 10, max: 500, missing: 'Tulis alasannya' } as const;
export const personActRules = { reason } as const;

export const personEmailRules = {
  email: { ...emailRule, missing: 'Tulis email barunya' },
  proof: { ...reason, missing: 'Tulis bukti yang kamu lihat' },
} as const;
