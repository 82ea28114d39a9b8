// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { previewTypes } from '@sinau/contracts/preview/preview.rules';
import { needsOf } from '@sinau/shell/testing';
import { routes } from './router.tsx';

test('every address has the guard of this table [5.15, 5.17, 5.18, 6.1]', () => {
  expect(needsOf(routes)).toEqual({
    '/': 'everybody',
    '/catalog': 'everybody',
    '/catalog/:slug': 'everybody',
    '/catalog/:slug/preview/:lessonId': 'everybody',
    '/search': 'everybody',
    '/search-promotion-class': 'everybody',
    '/certificate/:number?': 'everybody',
    '/terms-policy': 'everybody',
    '/cart': 'user',
    '/checkout': 'verified',
    '/checkout/result': 'user',
    '/transaction': 'user',
    '/my-class': 'user',
    '/profile/certificate': 'user',
    '/profile/portfolio/details/:id?': 'everybody',
    '/settings': 'user',
    '/invitation/:token': 'user',
    '/login': 'guest',
    '/register': 'guest',
    '/password/forgot': 'guest',
    '/password/information': 'everybody',
    '/password/change': 'everybody',
    '/verify-email': 'everybody',
    '/my-class/content': 'user',
    '/my-class/content/certificate': 'user',
    '/my-class/content/video': 'user',
    '/my-class/content/audio': 'user',
    '/my-class/content/article': 'user',
    '/my-class/content/quiz': 'user',
    '/my-class/content/pdf': 'user',
    '/my-class/content/assignment': 'user',
    '/my-class/content/interactive': 'user',
    '/my-class/content/news_writing': 'user',
    '/preview/program': 'partner-or-operator',
    ...Object.fromEntries(previewTypes.map((type) => [`/preview/program/${type}`, 'partner-or-operator'])),
    '/payment/finish': 'everybody',
    '/payment/unfinish': 'everybody',
    '/payment/error': 'everybody',
    '/pay/simulator/:id': 'user',
    '*': 'everybody',
  });
});
