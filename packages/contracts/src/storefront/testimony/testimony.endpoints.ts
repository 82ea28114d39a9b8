import { z } from 'zod';
import { testimony } from '../content/content.endpoints.ts';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, shapeOf } from '../../fields.ts';
import { movingCall, recordCalls } from '../../record-calls.ts';
import { shownPicture } from '../../record-fields.ts';
import { testimonyRules } from './testimony.rules.ts';

const path = '/operator/testimony';
const words = 'testimonies';

export const storedTestimony = testimony.extend({ id: idOf('testimony'), isShown: z.boolean() });
export type StoredTestimony = z.infer<typeof storedTestimony>;
export const testimonyWriting = z.object({ ...shapeOf(testimonyRules), photo: shownPicture, isShown: z.boolean() });
export type TestimonyWriting = z.infer<typeof testimonyWriting>;

export const testimonyEndpoints = defineEndpoints('testimony', {
  ...recordCalls({
    path,
    resource: 'testimony',
    words,
    row: storedTestimony,
    body: testimonyWriting,
    example: {
      name: 'Sri Handayani',
      role: 'Pemilik kedai di Magelang',
      content: 'Untuk pertama kalinya saya tahu menu mana yang rugi.',
      photo: null,
      isShown: true,
    },
    sort: ['position', 'name'],
    filter: { isShown: z.boolean() },
  }),
  move: movingCall(path, 'testimony', words),
});
