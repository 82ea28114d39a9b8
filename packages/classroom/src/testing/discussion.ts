import type { Discussion, DiscussionReply } from '@sinau/contracts/study/discussion/discussion.schemas';

export const reply = (id: string, parent: string, overrides: Partial<DiscussionReply> = {}): DiscussionReply => ({
  id,
  parent,
  lesson: 'l',
  content: `Balasan ${id}`,
  createdBy: { fullname: 'Maya Larasati', avatar: null },
  role: 'Instructor',
  createdAt: `2026-11-21T03:${id.padStart(2, '0')}:00.000Z`,
  editedAt: null,
  isDeleted: false,
  isHidden: false,
  hiddenReason: null,
  mayHide: false,
  atSecond: null,
  isMine: false,
  isLiked: false,
  totalLike: 0,
  totalReply: 0,
  ...overrides,
});

export const question = (id: string, overrides: Partial<Discussion> = {}): Discussion => ({
  ...reply(id, id),
  parent: null,
  content: `Pertanyaan ${id}`,
  createdBy: { fullname: 'Sekar Ayu', avatar: null },
  role: 'Participant',
  replies: [],
  ...overrides,
});
