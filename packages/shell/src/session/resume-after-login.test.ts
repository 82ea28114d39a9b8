import { expect, test } from 'vitest';
import { afterLogin, pendingPurchaseIn } from './resume-after-login.ts';

const learner = { isMitra: false };
const partner = { isMitra: true };
const id = '0198f1c0-0000-7000-8000-000000000000';

test.each([
  ['', learner, { kind: 'back' }],
  ['', partner, { kind: 'path', path: '/creator/dashboard' }],
  ['next=/cart?a=1%23b', learner, { kind: 'path', path: '/cart?a=1#b' }],
  ['next=/.//evil.example', learner, { kind: 'back' }],
  ['next=/..//evil.example', learner, { kind: 'back' }],
  ['next=/x/..//evil.example/masuk', learner, { kind: 'back' }],
  ['next=/%252e//evil.example', learner, { kind: 'back' }],
  ['next=/.%5C/evil.example', learner, { kind: 'back' }],
  ['next=/creator/..//evil.example', learner, { kind: 'back' }],
  ['next=/cart', partner, { kind: 'path', path: '/cart' }],
  [`buy=program:${id}`, learner, { kind: 'buy', item: { type: 'program', id } }],
  [`cart=program:${id}&next=/catalog`, learner, { kind: 'cart', item: { type: 'program', id } }],
  [`buy=bundle:${id}`, learner, { kind: 'buy', item: { type: 'bundle', id } }],
  [`buy=webinar:${id}`, learner, { kind: 'buy', item: { type: 'webinar', id, ticketIds: [] } }],
  [`cart=webinar:${id}:${id}:${id}`, learner, { kind: 'cart', item: { type: 'webinar', id, ticketIds: [id, id] } }],
  [`buy=bundle:${id}:${id}`, learner, { kind: 'back' }],
  ['buy=program:1', learner, { kind: 'back' }],
  ['cart=voucher:1', learner, { kind: 'back' }],
  ['next=https://jahat.id', learner, { kind: 'back' }],
  ['next=//jahat.id/masuk', learner, { kind: 'back' }],
  ['next=/%5Cjahat.id', learner, { kind: 'back' }],
  ['next=/%09/jahat.id', learner, { kind: 'back' }],
  ['next=javascript:alert(1)', learner, { kind: 'back' }],
])(
  '/login?%s leads to the interrupted action, and to no other site [4.37, 4.38, 4.39, 4.40, 4.41]',
  (query, profile, expected) => {
    expect(afterLogin(new URLSearchParams(query), profile)).toEqual(expected);
  },
);

test.each([
  ['', undefined],
  ['fullname=Sekar', undefined],
  [`buy=program:${id}`, { buy: `program:${id}` }],
  [`cart=bundle:${id}&next=/catalog`, { cart: `bundle:${id}`, next: '/catalog' }],
])('/register?%s carries the pending purchase %j', (query, expected) => {
  expect(pendingPurchaseIn(new URLSearchParams(query))).toEqual(expected);
});
