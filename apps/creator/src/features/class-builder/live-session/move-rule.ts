import { maxReason } from '@sinau/contracts/study/live/live.rules';

/** Why a session is moved or cancelled: participants read it. */
export const moveRule = { kind: 'text', min: 5, max: maxReason, missing: 'Tulis alasannya' } as const;
