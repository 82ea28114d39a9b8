import type { InboxQuestion } from '@sinau/contracts/study/discussion/discussion.schemas';
import type { Review } from '@sinau/contracts/study/review/review.schemas';

const lead = { title: 'Menulis Lead', slug: 'menulis-lead' };

export const inboxQuestion = (id: string, overrides: Partial<InboxQuestion> = {}): InboxQuestion => ({
  id,
  parent: null,
  lesson: 'l1',
  content: `Pertanyaan ${id}`,
  createdBy: { fullname: 'Sekar Ayu', avatar: null },
  role: 'Participant',
  createdAt: '2026-11-21T03:00:00.000Z',
  editedAt: null,
  isDeleted: false,
  isHidden: false,
  hiddenReason: null,
  mayHide: true,
  isMine: false,
  atSecond: null,
  isLiked: false,
  totalLike: 0,
  totalReply: 0,
  replies: [],
  isWaiting: true,
  place: {
    class: { id: 'c1', type: 'program', ...lead },
    lesson: { title: 'Apa itu lead', slug: 'apa-itu-lead', type: 'article', sectionIndex: 0 },
  },
  ...overrides,
});

export const receivedReview = (id: string, overrides: Partial<Review> = {}): Review => ({
  id,
  rating: 4,
  content: `Ulasan ${id}`,
  createdAt: '2026-11-20T03:00:00.000Z',
  editedAt: null,
  createdBy: { fullname: 'Sekar Ayu', avatar: null },
  class: lead,
  answer: null,
  ...overrides,
});
