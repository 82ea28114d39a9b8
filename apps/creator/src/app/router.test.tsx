// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { mitra } from '@sinau/api-client';
import { lessonTypes } from '@sinau/contracts/study/lesson/lesson.rules';
import { answer, learnerProfile, needsOf, openApp } from '@sinau/shell/testing';
import { partnerProfile } from '../testing/open-builder.ts';
import { deskRoutes } from './desk-routes.tsx';
import { routes as portalRoutes } from './router.tsx';

const routes = [...portalRoutes, ...deskRoutes];

afterEach(cleanup);

test('each page is open only to the people it is meant for [5.15, 5.16, 6.4]', () => {
  expect(needsOf(routes)).toEqual({
    '/creator': 'everybody',
    '/creator/question': 'user',
    '/creator/create-class': 'partner',
    ...Object.fromEntries(lessonTypes.map((type) => [`/creator/create-class/${type}`, 'partner'])),
    '/creator/grading': 'partner',
    '/creator/grading/:id': 'partner',
    '/creator/create-class/edit/:slug': 'partner',
    '/creator/create-class/setting': 'partner',
    '/creator/create-class/ending-message': 'partner',
    '/creator/create-class/:slug': 'partner',
    '/creator/create-webinar/:slug?': 'partner',
    '/creator/import-class': 'partner',
    '/creator/live-session/:id/code': 'partner',
    '/creator/live-session/:id/attendance': 'partner',
    '/creator/application': 'partner',
    '/creator/campaign': 'partner',
    '/creator/campaign/:id': 'partner',
    '/creator/dashboard': 'partner',
    '/creator/list-catalog': 'partner',
    '/creator/class/:slug/team': 'partner',
    '/creator/class/:slug/announcement': 'partner',
    '/creator/members': 'partner',
    '/creator/integration': 'partner',
    '/creator/integration/:id': 'partner',
    '/creator/integration/lti/:id': 'partner',
    '/creator/archive': 'partner',
    '/creator/class-bundling': 'partner',
    '/creator/class-bundling/create': 'partner',
    '/creator/class-bundling/edit/:slug': 'partner',
    '/creator/discussion': 'partner',
    '/creator/review': 'partner',
    '/creator/question-bank': 'partner',
    '/creator/report': 'partner',
    '/creator/report/details': 'partner',
    '/creator/report/details/member': 'partner',
    '/creator/voucher': 'partner',
    '/creator/voucher/create': 'partner',
    '/creator/voucher/:id': 'partner',
    '/creator/voucher/edit/:id': 'partner',
    '/creator/transaction': 'partner',
    '/creator/transaction/wallet': 'partner',
    '/operator': 'operator',
    '/operator/class': 'operator',
    '/operator/class/:id': 'operator',
    '/operator/bundle': 'operator',
    '/operator/bundle/:id': 'operator',
    '/operator/publication': 'operator',
    '/operator/publication/:id': 'operator',
    '/operator/mitra': 'operator',
    '/operator/mitra/:id': 'operator',
    '/operator/discussion': 'operator',
    '/operator/support': 'operator',
    '/operator/support/:id': 'operator',
    '/operator/bank-account': 'operator',
    '/operator/bank-account/:id': 'operator',
    '/operator/canned-answer': 'operator',
    '/operator/campaign': 'operator',
    '/operator/campaign/:id': 'operator',
    '/operator/voucher': 'operator',
    '/operator/voucher/create': 'operator',
    '/operator/voucher/:id': 'operator',
    '/operator/voucher/edit/:id': 'operator',
    '/operator/payout': 'operator',
    '/operator/payout/:id': 'operator',
    '/operator/person': 'operator',
    '/operator/person/:id': 'operator',
    '/operator/refund': 'operator',
    '/operator/refund/:id': 'operator',
    '/operator/order/:code': 'operator',
    '/operator/dispute': 'operator',
    '/operator/content': 'operator',
    '/operator/content/:kind/:id': 'operator',
    '/operator/report': 'operator',
    '/operator/report/:id': 'operator',
    '/operator/review': 'operator',
    '/operator/staff': 'operator',
    '/operator/audit': 'operator',
    '/operator/system': 'operator',
    '*': 'everybody',
  });
});

test.each([
  ['a visitor', '/creator/tidak-ada', null],
  ['a learner', '/creator/tidak-ada', learnerProfile],
  ['a partner', '/creator/tidak-ada', partnerProfile],
])('%s sees the 404 page at %s [8.22]', async (_, path, profile) => {
  const { address } = openApp({
    routes,
    path,
    reducers: {},
    answers: [answer(mitra.list, { list: [], total: 0, page: 0, perPage: 0 })],
    profile,
  });
  expect(await screen.findByRole('heading', { name: /tidak dapat menemukan halaman/ })).toBeTruthy();
  expect(address()).toBe(path);
});

test.each(lessonTypes)('a new lesson (%s) keeps its layouts when its first save changes its address', (type) => {
  const layoutsOf = (address: string) =>
    matchRoutes(routes, address)!
      .slice(0, -1)
      .map(({ route }) => route);
  const stored = layoutsOf('/creator/create-class/edit/lead');
  expect(stored.length).toBeGreaterThan(2);
  layoutsOf(`/creator/create-class/${type}`).forEach((route, depth) => expect(route).toBe(stored[depth]));
  expect(layoutsOf(`/creator/create-class/${type}`)).toHaveLength(stored.length);
});
