import { z } from 'zod';

const claim = <Name extends string>(name: Name) => `https://purl.imsglobal.org/spec/lti/claim/${name}` as const;
export const claims = {
  messageType: claim('message_type'),
  version: claim('version'),
  deployment: claim('deployment_id'),
  target: claim('target_link_uri'),
  roles: claim('roles'),
  context: claim('context'),
  resource: claim('resource_link'),
  custom: claim('custom'),
  choosing: 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings',
  chosen: 'https://purl.imsglobal.org/spec/lti-dl/claim/content_items',
  choiceData: 'https://purl.imsglobal.org/spec/lti-dl/claim/data',
  grades: 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
  roster: 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice',
} as const;
export const messageTypes = { resource: 'LtiResourceLinkRequest', choosing: 'LtiDeepLinkingRequest' } as const;

const printable = (max: number) =>
  z.string().transform((value) =>
    value
      .replace(/[\u0000-\u001f\u007f]+/g, ' ')
      .trim()
      .slice(0, max)
      .toWellFormed(),
  );
/** Returns whether the database stores a text as it is: it refuses NUL, and halves of characters in JSON. */
export const isStorable = (value: string) => value.isWellFormed() && !value.includes('\0');
/** Text that is sent back as it came. */
export const exact = (max: number) => z.string().max(max).refine(isStorable);
const address = z.url({ protocol: /^https?$/ }).max(2_000);

/** Claims that every message has. */
const message = {
  /** Ids of people: bounded, and exact. */
  sub: z
    .string()
    .min(1)
    .max(255)
    .regex(/^[\x20-\x7e]+$/),
  nonce: z.string(),
  [claims.version]: z.literal('1.3.0'),
  [claims.deployment]: z.string().min(1).max(255),
  name: printable(120).optional(),
  given_name: printable(60).optional(),
  family_name: printable(60).optional(),
  email: exact(254).optional(),
  [claims.roles]: z.array(z.string().max(300)).max(100).default([]),
  [claims.context]: z.object({ title: printable(200).optional(), label: printable(200).optional() }).optional(),
};

export const resourceMessage = z.object({
  ...message,
  [claims.messageType]: z.literal(messageTypes.resource),
  [claims.target]: z.string().max(2_000),
  [claims.resource]: z.object({ id: exact(255).min(1) }),
  [claims.custom]: z.object({ class: z.unknown().optional() }).optional(),
  [claims.grades]: z
    .object({ scope: z.array(z.string()).max(20), lineitem: address.optional(), lineitems: address.optional() })
    .optional(),
  [claims.roster]: z.object({ context_memberships_url: address }).optional(),
});
export type ResourceMessage = z.infer<typeof resourceMessage>;

export const choosingMessage = z.object({
  ...message,
  [claims.messageType]: z.literal(messageTypes.choosing),
  [claims.choosing]: z.object({
    deep_link_return_url: address,
    accept_types: z.array(z.string()).max(20),
    accept_multiple: z.boolean().default(false),
    accept_lineitem: z.boolean().optional(),
    data: exact(20_000).optional(),
  }),
});
export type ChoosingMessage = z.infer<typeof choosingMessage>;
export type LaunchMessage = ResourceMessage | ChoosingMessage;
export const isChoosing = (message: LaunchMessage): message is ChoosingMessage =>
  message[claims.messageType] === messageTypes.choosing;

/** Roles of those who study; scores of others are not sent. */
export const isLearner = (roles: readonly string[]) =>
  roles.some((role) => /(?:membership#|^)(?:Learner|Student)$/i.test(role));
export const isTeacher = (roles: readonly string[]) =>
  roles.some((role) => /(?:membership#|^)(?:Instructor|ContentDeveloper|Mentor|TeachingAssistant)$/i.test(role));

const slugOrId = /^[a-z0-9-]{1,160}$/;
/** Returns the class that a launch names, by the custom field of its link or in its address; null if none. */
export function classNamedBy(message: ResourceMessage) {
  const named = message[claims.custom]?.class ?? URL.parse(message[claims.target])?.searchParams.get('class');
  return typeof named === 'string' && slugOrId.test(named) ? named : null;
}
