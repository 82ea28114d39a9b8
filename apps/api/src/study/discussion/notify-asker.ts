import { screens } from '@sinau/contracts';
import { questionsAnchor } from '@sinau/contracts/study/discussion/discussion.rules';
import type { DiscussionRole } from '@sinau/contracts/study/discussion/discussion.schemas';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { letterOf, notifyUsers } from '../../core/notification/index.ts';
import { answeredMail } from './answered.mails.ts';
import { findAsker, type AskerRow } from './asker.queries.ts';

interface Reply {
  readonly id: string;
  readonly questionId: string;
  readonly userId: string;
  readonly fullname: string;
  readonly role: DiscussionRole;
  readonly content: string;
}

/** Notifies the asker of a reply; an instructor's reply is mailed, too. Part of the transaction that stores it. */
export async function notifyAsker(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  { id, questionId, role, content, ...by }: Reply,
) {
  const asker = await findAsker(tx, questionId);
  if (!asker || asker.userId === by.userId) return;
  const path = pathTo(asker);
  const isAnswer = role === 'Instructor';
  const title = `${by.fullname} ${isAnswer ? 'menjawab' : 'membalas'} pertanyaanmu di ${asker.class}`;
  const letter = () =>
    letterOf(answeredMail, {
      to: asker.email,
      fullname: asker.fullname,
      question: asker.question,
      answer: content,
      by: by.fullname,
      lesson: asker.lesson?.title ?? null,
      class: asker.class,
      path,
    });
  await notifyUsers(tx, deps, {
    kind: 'discussion',
    notices: [{ userId: asker.userId, eventKey: `reply:${id}`, title, content, path }],
    ...(isAnswer && { letter }),
  });
}

/** Path at which the asker reads the reply. */
function pathTo({ lesson, slug, classType, sectionId, sectionIndex, participantId }: AskerRow) {
  if (!lesson) return `${screens.classPage(slug)}#${questionsAnchor}`;
  if (!participantId) return screens.creatorDiscussion();
  const { id: content, title, type, position: lessonIndex } = lesson;
  const place = { name: slug, content, section: sectionId ?? '', title, lessonIndex, sectionIndex, participantId };
  return screens.lesson(type, place, classType);
}
