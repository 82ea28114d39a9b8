import { expect, test } from 'vitest';
import { respelled } from '../testing/respelled.ts';
import { readToken, signToken } from './signed-token.ts';

const signing = { key: 'kunci', purpose: 'file:' };
const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

test('a token names its record until it expires', () => {
  const token = signToken(signing, '0199-a', at(60));
  expect(readToken(signing, token, at(0))).toEqual({ id: '0199-a', secondsLeft: 60 });
  expect(readToken(signing, token, at(59))).toEqual({ id: '0199-a', secondsLeft: 1 });
  expect(readToken(signing, token, at(60))).toEqual({ id: '0199-a', secondsLeft: 0 });
  expect(readToken(signing, token, at(600))).toEqual({ id: '0199-a', secondsLeft: 0 });
});

test('an altered token, or one for another purpose, names nothing', () => {
  const token = signToken(signing, '0199-a', at(60));
  const [id, expires, signature] = token.split('.');
  for (const altered of [
    `0199-b.${expires}.${signature}`,
    `${id}.zzzzzz.${signature}`,
    `${id}.${expires}`,
    `${id}.${expires}.x`,
    `${token}=`,
    `${token} `,
    `${token}\n`,
    `${token}.x`,
    ...respelled(token),
    '',
  ])
    expect(readToken(signing, altered, at(0))).toBeNull();
  expect(readToken({ ...signing, purpose: 'other:' }, token, at(0))).toBeNull();
  expect(readToken({ ...signing, key: 'lain' }, token, at(0))).toBeNull();
});
