import { z } from 'zod';
import { makerStates } from '../authoring/authoring.rules.ts';
import { idOf, webinarRef } from '../../fields.ts';
import { instructorScopes } from '../../core/auth/membership.rules.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { lifeEndpointsOf } from '../program/life.endpoints.ts';
import { versionEndpointsOf } from '../program/version.endpoints.ts';
import {
  ownWebinar,
  webinarCreation,
  webinarOfMitra,
  webinarSessionCreation,
  webinarSessionUpdate,
  webinarUpdate,
} from './webinar.schemas.ts';
import { webinarV1 } from './webinar.v1.ts';

const byRef = z.object({ id: webinarRef });
const ownList = listQuery({
  sort: ['title', 'salePrice', 'startsAt'],
  filter: { statusApprove: z.enum(makerStates) },
});

/** Calls of a webinar for its makers. */
export const ownWebinarEndpoints = {
  mine: {
    method: 'GET',
    path: '/v2/user/webinar',
    auth: 'partner',
    keyScope: 'classes',
    scopes: instructorScopes,
    summary: 'The webinars of the mitra I act for, without the archived',
    query: ownList,
    data: listOf(webinarOfMitra),
  },
  mineV1: {
    method: 'GET',
    path: '/user/webinar',
    auth: 'partner',
    scopes: instructorScopes,
    summary: 'The webinars of the mitra I act for, in the first version',
    query: ownList,
    data: listOf(webinarV1),
  },
  archived: {
    method: 'GET',
    path: '/v2/user/webinar/archived',
    auth: 'partner',
    scopes: instructorScopes,
    summary: 'Its archived webinars',
    query: ownList,
    data: listOf(webinarOfMitra),
  },
  mineDetail: {
    method: 'GET',
    path: '/v2/user/webinar/:id',
    auth: 'partner',
    keyScope: 'classes',
    scopes: instructorScopes,
    summary: 'One webinar of mine, whatever its state, with its sessions and how far it is written',
    params: byRef,
    data: ownWebinar,
    errors: ['not_found'],
  },
  mineDetailV1: {
    method: 'GET',
    path: '/user/webinar/:id',
    auth: 'partner',
    scopes: instructorScopes,
    summary: 'One webinar of mine, in the first version',
    params: byRef,
    data: webinarV1,
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/user/webinar/create',
    auth: 'partner',
    summary: 'Begin a webinar as a draft',
    body: webinarCreation,
    data: ownWebinar,
    example: { title: 'Menulis Lead yang Kuat' },
  },
  update: {
    method: 'PUT',
    path: '/user/webinar/:id',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Change the fields that are sent',
    params: byRef,
    body: webinarUpdate,
    data: ownWebinar,
    errors: ['not_found', 'class_edited_elsewhere', 'class_under_review'],
    example: { title: 'Menulis Lead yang Lebih Kuat', revision: 1 },
  },
  ...lifeEndpointsOf('webinar', webinarRef, ownWebinar),
  ...versionEndpointsOf('webinar', webinarRef, ownWebinar),
  createSession: {
    method: 'POST',
    path: '/user/webinar/:id/session/create',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Add a session with its lesson at the end',
    params: byRef,
    body: webinarSessionCreation,
    data: ownWebinar,
    errors: ['not_found', 'class_under_review', 'invalid_input'],
    example: { title: 'Sesi 1' },
  },
  updateSession: {
    method: 'PUT',
    path: '/user/webinar/:id/session/:sessionId',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Rename a session with its lesson, or move it to a place among the others',
    params: z.object({ id: webinarRef, sessionId: idOf('webinarSession') }),
    body: webinarSessionUpdate,
    data: ownWebinar,
    errors: ['not_found', 'class_under_review', 'invalid_input'],
    example: { title: 'Sesi pembuka' },
  },
  removeSession: {
    method: 'DELETE',
    path: '/user/webinar/:id/session/:sessionId',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Take a session out, with its lesson',
    params: z.object({ id: webinarRef, sessionId: idOf('webinarSession') }),
    data: ownWebinar,
    errors: ['not_found', 'class_under_review', 'live_session_upcoming'],
  },
  restoreSession: {
    method: 'PUT',
    path: '/user/webinar/:id/session/:sessionId/restore',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Bring back a session that was taken out in the last days, with its lesson, its times and its address',
    params: z.object({ id: webinarRef, sessionId: idOf('webinarSession') }),
    data: ownWebinar,
    errors: ['not_found', 'class_under_review'],
  },
} as const;
