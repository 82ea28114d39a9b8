import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { slugBounds } from './profile.rules.ts';
import { ownProfile, profileUpdate, publicProfile } from './profile.schemas.ts';

/** An id or the chosen slug of a user. */
const profileRef = z
  .string()
  .min(slugBounds.min)
  .max(slugBounds.max)
  .regex(/^[a-z0-9-]+$/);

export const profileEndpoints = defineEndpoints('profile', {
  detail: {
    method: 'GET',
    path: '/user/get-detail/:id',
    auth: 'optional',
    summary:
      'The public profile of a person, by id or chosen address: no e-mail, no phone, no purchases. One that operators hide is there for its owner alone',
    params: z.object({ id: profileRef }),
    data: publicProfile,
    errors: ['not_found'],
    limit: { calls: 300, seconds: 60 },
  },
  update: {
    method: 'PUT',
    path: '/user/update-profile',
    auth: 'user',
    summary: 'Change my profile; what is left out stays. Certificates keep the name they were issued with',
    body: profileUpdate,
    data: ownProfile,
    errors: ['profile_slug_taken', 'too_many_requests'],
    limit: { calls: 120, seconds: 600 },
    example: { fullname: 'Sekar Ayu', headline: 'Penulis lepas', bio: '', links: ['https://contoh.id'] },
  },
});
