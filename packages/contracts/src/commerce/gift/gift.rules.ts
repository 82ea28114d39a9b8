export const giftRules = {
  email: { kind: 'email', max: 254, missing: 'Tulis alamat email orangnya' },
} as const;

/** Programs that a mitra may give away in a day. */
export const giftsPerDay = 1_000;
