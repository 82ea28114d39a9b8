import { assistant, submission } from '@sinau/api-client';
import { newsWritingContent, newsWritingSetting } from '@sinau/contracts/study/lesson-kinds/news-writing';
import { type NewsWritingContent } from '@sinau/contracts/study/lesson-kinds/news-writing';
import type { AppUnderTest } from './app-under-test.ts';
import { authorOf } from './assignments.ts';
import { publishedProgram, updateLesson } from './classes.ts';
import { newPartner, newPerson } from './scene.ts';

/** Makes a lesson of a class news writing, in both versions. */
export const makeNewsWriting = (app: AppUnderTest, lessonId: string, content: Partial<NewsWritingContent> = {}) =>
  updateLesson(app, lessonId, {
    type: 'news_writing',
    content: newsWritingContent.parse({ instruction: '<p>Tulis satu berita.</p>', ...content }),
    setting: newsWritingSetting.parse({}),
  });

/** A class that begins with news writing, a teacher and a participant with the assistant. */
export async function newsScene(app: AppUnderTest, content: Partial<NewsWritingContent> = {}) {
  const [partner, learner] = await Promise.all([newPartner(app), newPerson(app)]);
  const program = await publishedProgram(app, partner);
  await app.db.class.update({ where: { id: program.id }, data: { allowsNewsWriting: true } });
  const lessonId = program.sections[0]!.lessons[0]!.id;
  await makeNewsWriting(app, lessonId, content);
  const author = await authorOf(app, program, learner);
  return {
    partner,
    program,
    lessonId,
    ...author,
    check: (text: string) => learner.call(assistant.check, { params: author.place, body: { content: text } }),
    checkSubmission: (id: string, number = 1) =>
      partner.call(assistant.checkSubmission, { params: { id }, body: { number } }),
    pass: async (id: string, number: number, rubric: Record<string, number> | null = null) => {
      await partner.call(submission.claim, { params: { id } });
      return partner.call(submission.grade, { params: { id }, body: { number, outcome: 'passed', rubric } });
    },
  };
}
