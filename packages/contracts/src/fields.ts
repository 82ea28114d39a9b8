import { z } from 'zod';
import { emailOf, folded, tidied } from './core/typed/text.rules.ts';
import { hasCredentials, parsedAddress } from './web-address.ts';
import { asSent, formats, isList, type FieldRule, type FormRules, type ListRule } from './form-rules.ts';

/**
 * Names the type of record of an id in a path, a body or a query; the stranger test builds one and tries it as another
 * user.
 */
export type ResourceName =
  | 'session'
  | 'program'
  | 'webinar'
  | 'webinarVersion'
  | 'webinarSession'
  | 'liveSession'
  | 'classVersion'
  | 'section'
  | 'lesson'
  | 'cartItem'
  | 'order'
  | 'orderCode'
  | 'orderLine'
  | 'participant'
  | 'lessonSession'
  | 'attempt'
  | 'simulatorPayment'
  | 'mitra'
  | 'user'
  | 'media'
  | 'upload'
  | 'passkey'
  | 'certificate'
  | 'discussion'
  | 'question'
  | 'review'
  | 'bundle'
  | 'reviewComment'
  | 'instructor'
  | 'member'
  | 'memberInvitation'
  | 'educator'
  | 'submission'
  | 'snippet'
  | 'portfolio'
  | 'ticket'
  | 'notification'
  | 'supportTicket'
  | 'cannedAnswer'
  | 'sentMail'
  | 'featuredPick'
  | 'banner'
  | 'topic'
  | 'faqCategory'
  | 'faq'
  | 'testimony'
  | 'article'
  | 'note'
  | 'voucher'
  | 'platformVoucher'
  | 'payout'
  | 'bankAccount'
  | 'campaign'
  | 'classImport'
  | 'abuseCase'
  | 'job'
  | 'apiKey'
  | 'webhook'
  | 'webhookDelivery'
  | 'ltiPlatform'
  | 'ltiLink';

export const idOf = (resource: ResourceName) => z.uuid().meta({ resource });
/** Wherever an id names a class, its slug is accepted too. */
export const classRef = z
  .string()
  .min(1)
  .max(160)
  .regex(/^[a-z0-9-]+$/)
  .meta({ resource: 'program' });

export const webinarRef = z
  .string()
  .min(1)
  .max(160)
  .regex(/^[a-z0-9-]+$/)
  .meta({ resource: 'webinar' });

export const mitraRef = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9-]+$/)
  .meta({ resource: 'mitra' });

export const bundleRef = z
  .string()
  .min(1)
  .max(160)
  .regex(/^[a-z0-9-]+$/)
  .meta({ resource: 'bundle' });

export const uuid = z.uuid();
/** ISO 8601, UTC. PostgreSQL knows no year 0. */
export const instant = z.iso.datetime().refine((value) => !value.startsWith('0000'));
/** Whole Indonesian rupiah. */
export const rupiah = z.int().nonnegative();

const controlCharacters = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;
const allControlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const halfCharacters = /\p{Surrogate}/gu;
/** Half of an emoji, left by cutting, becomes the replacement character: JSON columns refuse it. */
const printable = (value: z.ZodString) =>
  value
    .overwrite((typed) => typed.replace(halfCharacters, '\ufffd'))
    .regex(controlCharacters, 'Ada karakter yang tidak bisa dipakai');

/** Typed text: tidied, trimmed, bounded, and free of control characters. Rendered as text, so it needs no escaping. */
export const text = (max: number, min = 1) => printable(z.string().overwrite(tidied).trim().min(min).max(max));
/** Name of a person or an institution. */
export const nameText = (max: number, min = 1) => text(max, min).regex(formats.name.pattern, formats.name.sentence);
/** Text that is still being typed: neither trimmed nor refused; control characters are removed. */
export const typing = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((typed) => typed.replace(halfCharacters, '\ufffd').replace(allControlCharacters, ''));
/**
 * A web address, stored as browsers read it: without pasted line breaks and control characters, and without
 * credentials.
 */
export const address = (max: number) =>
  z
    .string()
    .overwrite(tidied)
    .trim()
    .overwrite((typed) => parsedAddress(typed)?.href ?? typed)
    .max(max)
    .refine((typed) => {
      const parsed = parsedAddress(typed);
      return !parsed || !hasCredentials(parsed);
    }, 'Alamat ini memuat nama pengguna atau kata sandi. Tempel alamat tanpa keduanya.');
/** Rich text. The server sanitizes it; see the API's `platform/html.ts` for the allowed markup. */
export const html = (max: number) => printable(z.string().max(max));

const schemas: Record<FieldRule['kind'], (rule: FieldRule) => z.ZodType<string, string>> = {
  text: ({ min, max }) => text(max, min),
  name: ({ min, max }) => nameText(max, min),
  secret: ({ min = 1, max }) => z.string().min(min).max(max),
  email: ({ max }) => z.string().overwrite(emailOf).max(max).pipe(z.email(formats.email.sentence)),
  phone: ({ max }) => z.string().overwrite(folded).max(max).regex(formats.phone.pattern, formats.phone.sentence),
};

type SchemaOf<Rule> = Rule extends ListRule
  ? z.ZodArray<z.ZodType<string, string>>
  : Rule extends { isOptional: true }
    ? z.ZodOptional<z.ZodType<string, string>>
    : z.ZodType<string, string>;

/** Returns the schema of a body that a form with these rules sends. */
export const shapeOf = <const Rules extends FormRules>(rules: Rules) =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, schemaOf(rule)])) as {
    [Name in keyof Rules]: SchemaOf<Rules[Name]>;
  };

function schemaOf(rule: FieldRule | ListRule): z.ZodType {
  if (isList(rule)) return z.array(schemaOf(rule.each)).max(rule.most);
  const schema = schemas[rule.kind](rule);
  return rule.isOptional ? z.preprocess(orMissing(rule), schema.optional()) : schema;
}

/** An optional text of nothing but spaces counts as missing, as in the form. */
const orMissing =
  ({ kind }: FieldRule) =>
  (value: unknown) =>
    typeof value === 'string' && asSent[kind](value) === '' ? undefined : value;

export const noData = z.null();
