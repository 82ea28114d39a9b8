import { hours, later } from '../../platform/clock.ts';
import { createPortfolioService } from '../../study/portfolio/index.ts';
import { actorOf, depsAt, type Tools } from './as-people.ts';
import { bootcampWorks } from './bootcamp-works.ts';

/** Shows the works of those who passed a task of a bootcamp in their portfolios, under their headlines. */
export async function seedWorks(tools: Tools) {
  const versions = await tools.db.submissionVersion.findMany({
    where: { content: { in: Object.values(bootcampWorks).flat() }, submission: { state: 'passed' } },
    orderBy: { id: 'asc' },
    select: {
      content: true,
      submission: {
        select: { id: true, session: { select: { passedAt: true, participant: { select: { userId: true } } } } },
      },
    },
  });
  for (const { content, submission } of versions) {
    const { passedAt, participant } = submission.session;
    const portfolio = createPortfolioService(depsAt(tools, later(passedAt!, hours(2))));
    const author = actorOf(participant.userId);
    const { id } = await portfolio.create(author, { submissionId: submission.id, isShown: true });
    await portfolio.update(author, { id }, { title: content.split('\n')[0] });
  }
}
