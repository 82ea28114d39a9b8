import { withQuery } from './address.ts';
import { page } from './page.ts';
import { lessonTypes } from './study/lesson/lesson.rules.ts';

/** Screens of the portal that it alone leads to. */
export const stepScreens = {
  /** Own application to become a partner, with the questions about it. */
  creatorApplication: page('/creator/application', { need: 'partner' }),
  /** Import of a whole class; `id` is that of one that was begun. */
  importClass: page('/creator/import-class', { need: 'partner' }, (id?: string) =>
    withQuery('/creator/import-class', { id }),
  ),
  creatorCampaigns: page('/creator/campaign', { need: 'partner' }),
  creatorCampaign: page('/creator/campaign/:id', { need: 'partner' }, (id: string) => `/creator/campaign/${id}`),
  /** API keys and webhooks of the mitra. */
  creatorIntegrations: page('/creator/integration', { need: 'partner' }),
  /** A campus that opens classes by LTI. */
  creatorLti: page(
    '/creator/integration/lti/:id',
    { need: 'partner' },
    (id: string) => `/creator/integration/lti/${id}`,
  ),
  /** Log of one webhook. */
  creatorWebhook: page('/creator/integration/:id', { need: 'partner' }, (id: string) => `/creator/integration/${id}`),
  /** `lessonId` is generated: the lesson is stored with its first words. */
  newLesson: page(
    lessonTypes.map((type) => `/creator/create-class/${type}` as const),
    { need: 'partner' },
    (type: string, query: { name: string; sectionIndex: number; lessonId: string }) =>
      withQuery(`/creator/create-class/${type}`, query),
  ),
  classSetting: page('/creator/create-class/setting', { need: 'partner' }, (name: string, id: string) =>
    withQuery('/creator/create-class/setting', { name, id, page: 'setting' }),
  ),
  endingMessage: page('/creator/create-class/ending-message', { need: 'partner' }, (name: string, id: string) =>
    withQuery('/creator/create-class/ending-message', { name, id }),
  ),
  /** Presence code of a live session, to be shown to everybody present. */
  presenceBoard: page(
    '/creator/live-session/:id/code',
    { need: 'partner' },
    (id: string) => `/creator/live-session/${id}/code`,
  ),
} as const;
