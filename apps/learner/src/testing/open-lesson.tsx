import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { vi } from 'vitest';
import { learning } from '@sinau/api-client';
import { createPlayhead, type NextTarget } from '@sinau/classroom';
import type { ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import { answer, learnerProfile, openApp } from '@sinau/shell/testing';
import type { ClassAccess } from '../features/class-access/class-access-context.ts';
import { programDetail } from './fixtures.ts';
import { outlineLesson, outlineOf } from './lessons.ts';

interface OpenLesson {
  Page: ComponentType;
  /** Called at each reading. */
  lesson: () => ParticipantLesson;
  next?: NextTarget;
  answers: Parameters<typeof openApp>[0]['answers'];
}

/** Opens the page of a lesson, in a class with no other lesson. */
export function openLesson({ Page, lesson, next = { kind: 'none' }, answers }: OpenLesson) {
  const { id, type, title, session } = lesson();
  const { status, beganAt } = session;
  const outlined = outlineLesson(1, { _id: id, id, type, title, status, sessionStatus: status, beganAt });
  const celebrate = vi.fn();
  const access: ClassAccess = {
    program: programDetail({
      participant: { id: session.participantId, progress: 0 },
      sections: outlineOf({ ...outlined, sessionId: session.id }),
    }),
    celebrate,
    next,
    openOutline: undefined,
    playhead: createPlayhead(),
  };
  const path = `/my-class/content/${type}`;
  const app = openApp({
    routes: [
      { element: <Outlet context={access} />, children: [{ path, Component: Page }] },
      // Target of the page's links.
      { path: '*', element: null },
    ],
    path: `${path}?name=menulis-berita&content=${id}`,
    reducers: {},
    profile: learnerProfile,
    answers: [answer(learning.lesson, lesson), ...answers],
  });
  return { ...app, celebrate };
}
