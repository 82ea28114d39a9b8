/** Mails that were not sent yet: those that wait or are retried, and those that were given up. */
export const unsentStates = ['waiting', 'failed'] as const;
export type UnsentState = (typeof unsentStates)[number];

/** Name of the job that sends mails. */
export const mailJobName = 'mail.send';
