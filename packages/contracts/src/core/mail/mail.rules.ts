/** Days for which the mails to a person are listed. */
export const sentMailDays = 90;
/** `withheld`: the address was not confirmed. `failed`: the last attempt failed, and is repeated for some hours. */
export const sentMailStates = ['sent', 'failed', 'withheld'] as const;
export type SentMailState = (typeof sentMailStates)[number];
