import { screens } from '@sinau/contracts';
import type { DiscussionRole } from '@sinau/contracts/discussion/discussion.schemas';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { letterOf, tellUsers } from '../notification/index.ts';
import { answeredMail } from './answered.mails.ts';
import { findAsker } from './asker.queries.ts';

interface Reply {
  readonly id: string;
  readonly lessonId: string;
  readonly questionId: string;
  readonly userId: string;
  readonly fullname: string;
  readonly role: DiscussionRole;
  readonly content: string;
}

/** Tells who asked that somebody replied; an instructor's reply is mailed, too. Part of the transaction that stores it. */
export async function tellAsker(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  { id, lessonId, questionId, role, content, ...by }: Reply,
) {
  const asker = await findAsker(tx, questionId);
  if (!asker || asker.userId === by.userId) return;
  const path = asker.participantId
    ? screens.lesson(
        asker.lessonType,
        {
          name: asker.slug,
          content: lessonId,
          section: asker.sectionId ?? '',
          title: asker.lesson,
          lessonIndex: asker.lessonIndex,
          sectionIndex: asker.sectionIndex,
          participantId: asker.participantId,
        },
        asker.classType,
      )
    : screens.creatorDiscussion();
  const isAnswer = role === 'Instructor';
  const title = `${by.fullname} ${isAnswer ? 'menjawab' : 'membalas'} pertanyaanmu di ${asker.class}`;
  const letter = () =>
    letterOf(answeredMail, {
      to: asker.email,
      fullname: asker.fullname,
      question: asker.question,
      answer: content,
      by: by.fullname,
      lesson: asker.lesson,
      class: asker.class,
      path,
    });
  await tellUsers(tx, deps, {
    kind: 'discussion',
    notices: [{ userId: asker.userId, eventKey: `reply:${id}`, title, content, path }],
    ...(isAnswer && { letter }),
  });
}
