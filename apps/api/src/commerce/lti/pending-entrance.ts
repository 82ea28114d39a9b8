import { z } from 'zod';

/** A verified launch that waits for its person, as its row has it. */
export const pendingEntrance = z.object({
  kind: z.literal('entrance'),
  subject: z.string(),
  fullname: z.string(),
  email: z.string().nullable(),
  classId: z.string(),
  /** Course whose platform is to get the score; null for people who do not study there. */
  linkId: z.string().nullable(),
});
export type PendingEntrance = z.infer<typeof pendingEntrance>;

/** A request for a choice that waits for its teacher. */
export const pendingChoice = z.object({
  kind: z.literal('choice'),
  deploymentId: z.string(),
  returnTo: z.string(),
  isMultiple: z.boolean(),
  takesLineItem: z.boolean(),
  data: z.string().nullable(),
});
export type PendingChoice = z.infer<typeof pendingChoice>;
