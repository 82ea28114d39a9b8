/** Maximum duration of a live session. */
export const maxSessionHours = 24;
export const maxSpeakers = 10;
export const maxReason = 500;

export const presenceCodeLength = { min: 4, max: 20 } as const;
/** Codes are read from a screen and typed: only letters and digits that cannot be confused. */
const codeCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Generates a code of six characters; `random` returns a number from 0 to below 1. */
export const randomPresenceCode = (random: () => number = Math.random) =>
  Array.from({ length: 6 }, () => codeCharacters[Math.floor(random() * codeCharacters.length)]).join('');

interface Times {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** Returns the problem of a session's times, for its field; null if there is none. Missing times are no problem. */
export function timesProblem({ startsAt, endsAt }: Times): { field: 'endsAt'; message: string } | null {
  if (!startsAt || !endsAt) return null;
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  if (minutes <= 0) return { field: 'endsAt', message: 'Waktu selesai harus setelah waktu mulai' };
  if (minutes > maxSessionHours * 60)
    return { field: 'endsAt', message: `Satu sesi paling lama ${maxSessionHours} jam` };
  return null;
}
