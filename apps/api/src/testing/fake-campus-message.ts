import type { JWTPayload } from 'jose';

const lti = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;

export interface CampusPerson {
  readonly id: string;
  readonly name?: string;
  readonly email?: string;
  readonly isTeacher?: boolean;
}
export interface CampusScore {
  readonly lineItem: string;
  readonly userId: string;
  readonly scoreGiven: number;
  readonly scoreMaximum: number;
  readonly activityProgress: string;
  readonly gradingProgress: string;
  readonly timestamp: string;
}
/** A placement of a tool in a course, as the campus stores it. */
export interface Placement {
  readonly id: string;
  readonly custom?: Record<string, string>;
  readonly target?: string;
  /** True if the campus made a line item with it. */
  readonly hasLineItem?: boolean;
}
export interface Launch {
  readonly person: CampusPerson;
  readonly placement: Placement | null;
}

interface Platform {
  readonly url: string;
  readonly clientId: string;
  readonly deploymentId: string;
  readonly lineItems: Map<string, { label: string; resourceLinkId?: string }>;
}

/** Claims of the message that a launch is answered with. */
export function messageOf(
  campus: Platform,
  { person, placement }: Launch,
  { nonce, target, now }: { nonce: string; target: string; now: Date },
): JWTPayload {
  const seconds = Math.floor(now.getTime() / 1000);
  const has = (name: string) => `https://purl.imsglobal.org/spec/${name}`;
  const lineItem = placement && (placement.hasLineItem ?? true) ? `${campus.url}/lineitems/${placement.id}?t=1` : null;
  if (lineItem) campus.lineItems.set(placement!.id, { label: 'Kelas' });
  return {
    iss: campus.url,
    aud: campus.clientId,
    azp: campus.clientId,
    sub: person.id,
    iat: seconds,
    exp: seconds + 300,
    nonce,
    ...(person.name && { name: person.name }),
    ...(person.email && { email: person.email }),
    [lti('version')]: '1.3.0',
    [lti('deployment_id')]: campus.deploymentId,
    [lti('target_link_uri')]: placement?.target ?? target,
    [lti('roles')]: [
      `http://purl.imsglobal.org/vocab/lis/v2/membership#${person.isTeacher ? 'Instructor' : 'Learner'}`,
    ],
    [lti('context')]: { id: 'mk-101', title: 'Dasar Pemberitaan', label: 'MK101' },
    ...(placement
      ? {
          [lti('message_type')]: 'LtiResourceLinkRequest',
          [lti('resource_link')]: { id: placement.id, title: 'Kelas' },
          ...(placement.custom && { [lti('custom')]: placement.custom }),
          [has('lti-ags/claim/endpoint')]: {
            scope: [has('lti-ags/scope/lineitem'), has('lti-ags/scope/score')],
            lineitems: `${campus.url}/lineitems?course=1`,
            ...(lineItem && { lineitem: lineItem }),
          },
          [has('lti-nrps/claim/namesroleservice')]: {
            context_memberships_url: `${campus.url}/members?page=1`,
            service_versions: ['2.0'],
          },
        }
      : {
          [lti('message_type')]: 'LtiDeepLinkingRequest',
          [has('lti-dl/claim/deep_linking_settings')]: {
            deep_link_return_url: `${campus.url}/return`,
            accept_types: ['ltiResourceLink'],
            accept_presentation_document_targets: ['iframe', 'window'],
            accept_multiple: true,
            data: 'csrf-kampus',
          },
        }),
  };
}
