/** How long a live session may take. */
export const maxSessionHours = 24;
export const maxSpeakers = 10;
export const maxReason = 500;

export const presenceCodeLength = { min: 4, max: 20 } as const;
/** Codes are read from a screen and typed: letters and digits that are not taken for one another. */
const codeCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** A code of six characters; `random` gives a number from 0 to below 1. */
export const randomPresenceCode = (random: () => number = Math.random) =>
  Array.from({ length: 6 }, () => codeCharacters[Math.floor(random() * codeCharacters.length)]).join('');

interface Times {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** What is wrong with the times of a session, at their field; null for nothing. Times that are missing are not wrong. */
export function timesProblem({ startsAt, endsAt }: Times): { field: 'endsAt'; message: string } | null {
  if (!startsAt || !endsAt) return null;
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  if (minutes <= 0) return { field: 'endsAt', message: 'Waktu selesai harus setelah waktu mulai' };
  if (minutes > maxSessionHours * 60)
    return { field: 'endsAt', message: `Satu sesi paling lama ${maxSessionHours} jam` };
  return null;
}
