import { withQuery } from './address.ts';
import { page } from './page.ts';
import { previewTypes, type PreviewType } from './authoring/preview/preview-types.ts';
import type { WebinarStep } from './authoring/webinar/webinar.rules.ts';

/** Screens to write and preview classes and webinars. */
export const builderScreens = {
  createClass: page('/creator/create-class/:slug', { need: 'partner' }, (slug?: string) =>
    slug ? `/creator/create-class/${slug}` : '/creator/create-class',
  ),
  /** `fix` is the second of a recording at which participants stop, when the report opens the lesson to mend it. */
  editLesson: page(
    '/creator/create-class/edit/:slug',
    { need: 'partner' },
    (
      slug: string,
      query: { name: string; sectionIndex: number; id: string; lessonId: string; type: string; fix?: number },
    ) => withQuery(`/creator/create-class/edit/${slug}`, query),
  ),
  /** Start of the builder: the first lesson of a class, or its description. */
  buildClass: page('/creator/create-class', { need: 'partner' }, (name: string) =>
    withQuery('/creator/create-class', { name }),
  ),
  /**
   * Steps of a webinar, identified by `id` and `name`; `lessonId` is that of a session. Without a step, creates one by
   * its title.
   */
  createWebinar: page(
    '/creator/create-webinar/:slug?',
    { need: 'partner' },
    (step?: WebinarStep, query: { name?: string; id?: string; lessonId?: string } = {}) =>
      withQuery(step ? `/creator/create-webinar/${step}` : '/creator/create-webinar', query),
  ),
  /** A webinar at its first incomplete step. */
  writeWebinar: page([], { need: 'partner' }, (name: string, id: string) =>
    withQuery(`/creator/create-webinar/${name}`, { id }),
  ),
  /** Attendance of a live session. */
  attendance: page(
    '/creator/live-session/:id/attendance',
    { need: 'partner' },
    (id: string) => `/creator/live-session/${id}/attendance`,
  ),
  /** A class as its participants will see it, from its first lesson; `name` is its slug. */
  previewClass: page('/preview/program', { need: 'partner-or-operator' }, (name: string) =>
    withQuery('/preview/program', { name }),
  ),
  /** The page of a bundle before it is published; `name` is its slug. */
  previewBundle: page('/preview/bundle', { need: 'partner-or-operator' }, (name: string) =>
    withQuery('/preview/bundle', { name }),
  ),
  /** `state`, `progress` and `frame` are settings of the preview. */
  preview: page(
    previewTypes.map((type) => `/preview/program/${type}` as const),
    { need: 'partner-or-operator' },
    (
      type: PreviewType,
      query: {
        name: string;
        content?: string | undefined;
        session?: string | undefined;
        section?: string | undefined;
        title?: string | undefined;
        lessonIndex: number;
        sectionIndex: number;
        state?: string | undefined;
        progress?: number | undefined;
        frame?: string | undefined;
      },
    ) => withQuery(`/preview/program/${type}`, query),
  ),
  /** The page of a webinar as visitors will see it. */
  previewWebinar: page('/preview/webinar', { need: 'partner-or-operator' }, (name: string) =>
    withQuery('/preview/webinar', { name, type: 'webinar' }),
  ),
} as const;
