import { z } from 'zod';
import { instant, shapeOf, text, uuid } from '../../fields.ts';
import { isCallableAddress } from '../../web-address.ts';
import {
  ltiConnectionRules,
  ltiEventKinds,
  ltiPlatformRules,
  ltiProblemCodes,
  maxDeployments,
  maxLtiSeats,
  maxRoster,
} from './lti.rules.ts';

export const ltiPlatformCreation = z.object(shapeOf(ltiPlatformRules));

const { deploymentIds: _, ...connectionRules } = ltiConnectionRules;
/** Details of a platform, as its administrators show them to tools. */
export const ltiConnection = z.object({
  ...shapeOf(connectionRules),
  issuer: text(500).refine(isCallableAddress),
  authAddress: text(500).refine(isCallableAddress),
  tokenAddress: text(500).refine(isCallableAddress),
  keysAddress: text(500).refine(isCallableAddress),
  deploymentIds: z.array(text(255)).min(1).max(maxDeployments),
});
export type LtiConnection = z.infer<typeof ltiConnection>;

export const ltiOffering = z.object({ seats: z.int().min(1).max(maxLtiSeats) });

export const ltiOffer = z.object({
  class: z.object({ id: uuid, slug: z.string(), title: z.string() }),
  seats: z.int(),
  taken: z.int(),
});
export type LtiOffer = z.infer<typeof ltiOffer>;

export const ltiEvent = z.object({
  id: uuid,
  kind: z.enum(ltiEventKinds),
  problem: z.enum(ltiProblemCodes).nullable(),
  detail: z.string(),
  createdAt: instant,
});
export type LtiEvent = z.infer<typeof ltiEvent>;

export const ltiPlatform = z.object({
  id: uuid,
  name: z.string(),
  issuer: z.string().nullable(),
  connectedAt: instant.nullable(),
  revokedAt: instant.nullable(),
  createdAt: instant,
  seats: z.int(),
  taken: z.int(),
});
export type LtiPlatform = z.infer<typeof ltiPlatform>;

export const ltiCourse = z.object({
  id: uuid,
  title: z.string(),
  class: z.object({ slug: z.string(), title: z.string() }),
  launchedAt: instant,
  /** True if the platform takes scores, and gives names. */
  takesScores: z.boolean(),
  givesNames: z.boolean(),
  scores: z.object({ sent: z.int(), waiting: z.int(), failed: z.int() }),
  /** Scores whose last attempt failed, waiting or given up; null if there is none. */
  failure: z
    .object({
      count: z.int(),
      /** The first failure since the last success; null for failures of before it was recorded. */
      since: instant.nullable(),
      /** Sentence of one of the failures. */
      reason: z.string(),
    })
    .nullable(),
});
export type LtiCourse = z.infer<typeof ltiCourse>;

export const ltiPlatformDetail = ltiPlatform.extend({
  connection: z
    .object({
      issuer: z.string(),
      clientId: z.string(),
      authAddress: z.string(),
      tokenAddress: z.string(),
      keysAddress: z.string(),
      tokenAudience: z.string().nullable(),
      deploymentIds: z.array(z.string()),
    })
    .nullable(),
  /** Our addresses, which the campus enters by hand. */
  addresses: z.object({ login: z.string(), launch: z.string(), choose: z.string(), keys: z.string() }),
  offers: z.array(ltiOffer),
  /** Courses that opened a class, the latest first, 100 at most. */
  courses: z.array(ltiCourse),
  events: z.array(ltiEvent),
});
export type LtiPlatformDetail = z.infer<typeof ltiPlatformDetail>;

export const ltiMember = z.object({
  name: z.string(),
  email: z.string().nullable(),
  isTeacher: z.boolean(),
  /** Progress in the class; null for somebody who has not opened it. */
  progress: z.int().nullable(),
});
export const ltiRoster = z.object({
  list: z.array(ltiMember).max(maxRoster),
  /** True if the course has more people than are listed. */
  isCut: z.boolean(),
});
export type LtiRoster = z.infer<typeof ltiRoster>;

/** A campus that the account of a learner is linked with. */
export const ltiAccountLink = z.object({
  id: uuid,
  campus: z.string(),
  mitra: z.object({ name: z.string() }),
  createdAt: instant,
  /** True once the mitra revoked the connection, which opens nothing any more. */
  isRevoked: z.boolean(),
  /** Classes that the campus opened for the account, on a seat of its own or not. */
  classes: z.array(z.object({ slug: z.string(), title: z.string() })),
  /** Scores that the campus does not have yet, and will not get once the link ends. */
  pendingScores: z.int(),
  /** True if the account can be reached by nothing but the campus, so that the link cannot end. */
  isOnlyWay: z.boolean(),
});
export type LtiAccountLink = z.infer<typeof ltiAccountLink>;

/** Steps that lead into the class: nothing, a press, signing in first, or agreeing to link the account. */
export const ltiSteps = ['open', 'continue', 'sign-in', 'link'] as const;
export const ltiPending = z.object({
  campus: z.string(),
  class: z.object({ slug: z.string(), title: z.string() }),
  step: z.enum(ltiSteps),
  /** Name that the campus tells; of the account that is signed in where it is to be linked. */
  fullname: z.string(),
  /** Address of the account to sign in with; null where any will do. */
  email: z.string().nullable(),
});
export type LtiPending = z.infer<typeof ltiPending>;
export const ltiEntrance = z.object({
  class: z.object({ slug: z.string() }),
  /** Token of the session that was opened; null where somebody is signed in. */
  token: z.string().nullable(),
});
