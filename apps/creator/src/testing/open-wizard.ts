import { category, comment, educator, lesson as lessonCalls, live, presence, ticket, webinar } from '@sinau/api-client';
import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import { answer, openApp } from '@sinau/shell/testing';
import { AntdLayout } from '../app/layouts/antd-layout.tsx';
import { PortalLayout } from '../app/layouts/portal-layout.tsx';
import { WebinarLayout } from '../app/layouts/webinar-layout.tsx';
import type { BuiltWebinar } from '../features/class-builder/built-class.ts';
import { WebinarStepPage } from '../pages/create-webinar/webinar-step-page.tsx';
import { storedLesson } from './fixtures.ts';
import { partnerProfile } from './open-builder.ts';
import { builtWebinar } from './webinars.ts';

/** Opens the wizard on a webinar stored as the API would; `refusals` come before its own answers. */
export function openWizard(
  path: string,
  stored: BuiltWebinar = builtWebinar(),
  refusals: Parameters<typeof openApp>[0]['answers'] = [],
) {
  let current = stored;
  const lessons = new Map<string, LessonOf<'webinar'>>(
    stored.sessions.map(({ id, title, lesson, status: _status, ...session }) => [
      lesson!.id,
      storedLesson('webinar', lesson!.id, { sectionId: id, title, content: { session } }),
    ]),
  );
  const keep = (kept: LessonOf<'webinar'>) => {
    lessons.set(kept.id, kept);
    return kept;
  };
  const change = (patch: Partial<BuiltWebinar>) => {
    current = { ...current, ...patch, revision: current.revision + 1 };
    return current;
  };
  return openApp({
    routes: [
      {
        Component: PortalLayout,
        children: [
          {
            Component: AntdLayout,
            children: [
              {
                Component: WebinarLayout,
                children: [{ path: '/creator/create-webinar/:slug?', Component: WebinarStepPage }],
              },
              { path: '*', Component: () => null },
            ],
          },
        ],
      },
    ],
    path,
    reducers: {},
    profile: partnerProfile,
    answers: [
      ...refusals,
      answer(webinar.mineDetail, () => current),
      answer(webinar.create, ({ body }) => change({ title: body.title })),
      answer(webinar.update, ({ body: { categoryId: _topic, revision: _known, ...body } }) => change(body as object)),
      answer(webinar.submit, () => change({ statusApprove: 'waiting' })),
      answer(webinar.withdraw, () => change({ statusApprove: 'draft' })),
      answer(webinar.updateSession, ({ params, body }) =>
        change({
          sessions: current.sessions.map((session) =>
            session.id === params.sessionId
              ? { ...session, title: body?.title ?? session.title, lesson: { ...session.lesson!, revision: 2 } }
              : session,
          ),
        }),
      ),
      answer(presence.beat, () => ({ others: [], revision: current.revision, mark: '', lessonRevision: null })),
      answer(comment.ofMyClass, { list: [], suspension: null }),
      answer(category.list, { list: [], total: 0, page: 1, perPage: 100 }),
      answer(educator.list, { list: current.educators }),
      answer(ticket.list, { list: [], seats: { quota: null, held: 0, sold: 0 } }),
      answer(lessonCalls.detail, ({ params }) => lessons.get(params.id)!),
      answer(lessonCalls.update, ({ params, body }) => {
        const known = lessons.get(params.id)!;
        const { content: _content, ...written } = body;
        return keep({ ...known, ...written, revision: body.revision + 1 } as LessonOf<'webinar'>);
      }),
      answer(live.update, ({ params, body: sent }) => {
        const { reason: _reason, ...body } = sent ?? {};
        const known = lessons.get(params.id)!;
        const { session: before } = known.content;
        const session = { ...before, ...body, sequence: before.sequence + 1 } as typeof before;
        keep({ ...known, content: { session } });
        return {
          ...session,
          id: params.id,
          class: {
            id: current.id,
            type: 'webinar' as const,
            title: current.title,
            slug: current.slug,
            participantCount: 0,
          },
          title: known.title,
          recording: null,
        };
      }),
    ],
  });
}
