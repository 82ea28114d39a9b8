import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { classRef, shapeOf, uuid } from '../../fields.ts';
import { giftRules } from './gift.rules.ts';

/** Access to a program that its mitra gives to a person. */
export const giftEndpoints = defineEndpoints('gift', {
  create: {
    method: 'POST',
    path: '/user/program/:id/participant',
    auth: 'partner',
    keyScope: 'enrol',
    summary:
      'Enrol a person in a published program of my mitra by the confirmed e-mail address of their account, for free',
    params: z.object({ id: classRef }),
    body: z.object(shapeOf(giftRules)),
    data: z.object({ participantId: uuid, orderId: z.string() }),
    errors: [
      'not_found',
      'person_unknown',
      'class_not_for_sale',
      'person_has_class',
      'person_in_team',
      'too_many_requests',
    ],
    example: { email: 'sari@contoh.id' },
  },
});
