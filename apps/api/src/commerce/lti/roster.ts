import { maxRoster } from '@sinau/contracts/commerce/lti/lti.rules';
import type { LtiRoster } from '@sinau/contracts/commerce/lti/lti.schemas';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { exact, isTeacher } from './launch-message.ts';
import { createPlatformCalls, ltiScopes, type ServicePlatform } from './platform-calls.ts';
import { findProgressBySubject } from './platform.queries.ts';

/** Pages of a course's people that are read at most. */
const mostPages = 20;
const container = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';

const member = z.object({
  user_id: exact(255),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  email: z.string().optional(),
  status: z.string().optional(),
  roles: z.array(z.string()).default([]),
});
const page = z.object({ members: z.array(member).max(10_000) });

interface Course {
  readonly memberships: string;
  readonly classId: string;
  readonly platform: ServicePlatform & { readonly id: string };
}

/** Reads the people of a course from its platform (Names and Role Provisioning Services 2.0). */
export function createRosterReader(deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'env'>) {
  const calls = createPlatformCalls(deps);
  return async ({ memberships, classId, platform }: Course): Promise<LtiRoster> => {
    const token = await calls.accessToken(platform, [ltiScopes.roster]);
    const members: z.infer<typeof member>[] = [];
    let next: string | null = memberships;
    for (let pages = 0; next && pages < mostPages && members.length <= maxRoster; pages += 1) {
      const { value, headers }: Awaited<ReturnType<typeof calls.json<typeof page>>> = await calls.json(next, page, {
        refusal: 'roster_refused',
        token,
        accept: container,
      });
      members.push(...value.members.filter(({ status = 'Active' }) => status === 'Active'));
      next = nextPage(String(headers.link ?? ''), next);
    }
    const listed = members.slice(0, maxRoster);
    const subjects = listed.map((one) => one.user_id);
    const found = await findProgressBySubject(deps.db, platform.id, classId, subjects);
    const progress = new Map(found.map((row) => [row.subject, row.progress]));
    return {
      list: listed.map(({ user_id: id, name, given_name: given, family_name: family, email, roles }) => ({
        name: (name || [given, family].filter(Boolean).join(' ') || 'Tanpa nama').slice(0, 200),
        email: email?.slice(0, 254) ?? null,
        isTeacher: isTeacher(roles),
        progress: progress.get(id) ?? null,
      })),
      isCut: next !== null || members.length > maxRoster,
    };
  };
}

/** Returns the next page that an answer links to; one on another host gets no token of ours, and is not read. */
export function nextPage(link: string, from: string) {
  for (const [, target = '', parameters = ''] of link.matchAll(/<([^>]*)>([^,]*)/g)) {
    if (!/;\s*rel\s*=\s*"?(?:[^"]*\s)?next(?:\s[^"]*)?"?\s*(?:;|$)/i.test(parameters.trim())) continue;
    const url = URL.parse(target, from);
    return url && url.origin === new URL(from).origin ? url.href : null;
  }
  return null;
}
