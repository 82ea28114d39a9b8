import { z } from 'zod';
import { formats } from '../../form-rules.ts';
import { instant, nameText, text, uuid } from '../../fields.ts';
import { mediaIdOf } from '../../core/media/media.rules.ts';
import { webPage } from '../mitra/mitra.schemas.ts';
import { programFormats } from '../catalog/offer.rules.ts';
import { folded } from '../../core/typed/text.rules.ts';
import { maxLinks, profileRules, slugBounds, slugProblem } from './profile.rules.ts';

/** A class that a user makes or teaches, as their profile shows it. */
const taughtClass = z.object({
  id: uuid,
  type: z.enum(['program', 'webinar']),
  /** Null for webinars. */
  format: z.enum(programFormats).nullable(),
  title: z.string(),
  slug: z.string(),
  thumbnail: z.string().nullable(),
  mitra: z.object({ name: z.string(), slug: z.string() }),
});
export type TaughtClass = z.infer<typeof taughtClass>;

/** Public profile of a user. Never contains the e-mail, the phone, or purchases. */
export const publicProfile = z.object({
  id: uuid,
  /** The chosen slug; null if the address uses the id. */
  slug: z.string().nullable(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  /** Short description of the person; may be empty. */
  headline: z.string(),
  /** Plain text with line breaks; may be empty. */
  bio: z.string(),
  links: z.array(z.string()),
  joinedAt: instant,
  /** Classes on offer that the user makes or teaches, newest first, at most twelve. */
  classes: z.array(taughtClass),
  /** The operators' reason for hiding it from everybody but its owner; null for a profile that is shown. */
  hiddenReason: z.string().nullable(),
});
export type PublicProfile = z.infer<typeof publicProfile>;

export const ownProfile = publicProfile.extend({ email: z.string(), phone: z.string().nullable() });
export type OwnProfile = z.infer<typeof ownProfile>;

/** An uploaded picture, or one of the product's own. */
const avatarAddress = z
  .string()
  .max(120)
  .refine(
    (address) => mediaIdOf(address) !== null || /^\/art\/avatar-\d{1,2}\.svg$/.test(address),
    'Unggah fotonya dulu',
  );
const chosenSlug = z
  .string()
  .overwrite((typed) => folded(typed).toLowerCase())
  .min(slugBounds.min)
  .max(slugBounds.max)
  .superRefine((slug, context) => {
    const problem = slugProblem(slug);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
const phone = z
  .string()
  .overwrite(folded)
  .max(profileRules.phone.max)
  .regex(formats.phone.pattern, formats.phone.sentence);

/** Omitted fields do not change; null or an empty text clears a field. */
export const profileUpdate = z.object({
  fullname: nameText(profileRules.fullname.max, profileRules.fullname.min).optional(),
  headline: text(profileRules.headline.max, 0).optional(),
  bio: text(profileRules.bio.max, 0).optional(),
  links: z.array(webPage).max(maxLinks).optional(),
  slug: chosenSlug.nullable().optional(),
  phone: phone.nullable().optional(),
  avatar: avatarAddress.nullable().optional(),
});
export type ProfileUpdate = z.output<typeof profileUpdate>;
