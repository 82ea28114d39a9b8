import { pages } from '@sinau/contracts/pages';
import { expect, test } from 'vitest';
import { baseUrl } from './harness.ts';

const statusOf = async (path: string) => {
  const answer = await fetch(`${baseUrl}${path}`);
  expect(await answer.text()).toContain('<div id="root"');
  return answer.status;
};

test('every page is found by its address', async () => {
  for (const path of pages.flatMap(({ paths }) => paths).filter((one) => !/:\w+$/.test(one)))
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  for (const path of ['/certificate', '/catalog/', '/creator/create-class/sebuah-kelas'])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
});

test('an address without a page reports that, to people in a page and to search engines in its status', async () => {
  for (const path of [
    '/tidak-ada',
    '/creator/tidak-ada',
    '/preview',
    '/catalog/tidak-ada-kelas',
    '/certificate/0000000000000',
    '/catalog/a/b',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
});
