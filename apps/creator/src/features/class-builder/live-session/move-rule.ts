import { maxReason } from '@sinau/contracts/study/live/live.rules';

/** Reason for moving or cancelling a session: participants read it. */
export const moveRule = { kind: 'text', min: 5, max: maxReason, missing: 'Tulis alasannya' } as const;
