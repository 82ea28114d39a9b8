// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { program } from '@sinau/api-client';
import { answer, openApp } from '@sinau/shell/testing';
import { built } from '../../testing/fixtures.ts';
import { partnerProfile } from '../../testing/open-builder.ts';
import { CreateClassPage } from './create-class-page.tsx';

afterEach(cleanup);

test('a class named in the address opens at its first lesson [2.16]', async () => {
  const { address } = openApp({
    routes: [
      { path: '/creator/create-class', Component: CreateClassPage },
      { path: '*', Component: () => null },
    ],
    path: '/creator/create-class?name=menulis-lead',
    reducers: {},
    profile: partnerProfile,
    answers: [answer(program.mineDetail, built())],
  });
  await waitFor(() =>
    expect(address()).toBe(
      '/creator/create-class/edit/materi-l1?name=menulis-lead&sectionIndex=0&id=c1&lessonId=l1&type=article',
    ),
  );
});
