import { checkLimit, gradingCheckLimit, maxRemarks } from '@sinau/contracts/study/assistant/assistant.rules';
import type { NewsCheck } from '@sinau/contracts/study/assistant/assistant.schemas';
import type { Actor, Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Limit } from '../../platform/rate-limits.ts';
import { required } from '../../platform/required.ts';
import { findOwnLesson } from '../../core/progress/index.ts';
import { findHandedInNews, findNewsSession } from './assistant.queries.ts';
import { checkNews } from './checker/check-news.ts';
import type { Wanted } from './checker/remarks.ts';
import { readTopics } from './openai-reader.ts';
import type { NewsReader } from './provider.ts';

export type AssistantService = ReturnType<typeof createAssistantService>;

const checks: Limit = { name: 'assistant', ...checkLimit };
const gradingChecks: Limit = { name: 'assistant-grading', ...gradingCheckLimit };

/** Service that comments on news texts. `reader` is null where the installation has no other service to ask. */
export function createAssistantService(
  { db, limits, log }: Pick<Deps, 'db' | 'limits' | 'log'>,
  reader: NewsReader | null,
) {
  const read = async (content: string) => {
    if (!reader) return null;
    try {
      return await reader.read(content);
    } catch (error) {
      log.warn({ err: error }, 'writing assistant');
      return null;
    }
  };

  /**
   * The remarks of the other service replace our own on the same topics; without its answer, only ours are returned.
   */
  const check = async (content: string, wanted: Wanted): Promise<NewsCheck> => {
    const own = checkNews(content, wanted);
    const others = own.words === 0 ? null : await read(content);
    const isRead = (topic: string) => readTopics.some((one) => one === topic);
    return {
      source: others ? 'provider' : 'built-in',
      isFallback: reader !== null && own.words > 0 && others === null,
      words: own.words,
      remarks: (others ? [...others, ...own.remarks.filter(({ topic }) => !isRead(topic))] : own.remarks).slice(
        0,
        maxRemarks,
      ),
    };
  };

  return {
    /** No transaction is open while the other service is asked. */
    async check(
      actor: Actor,
      key: { readonly participantId: string; readonly sessionId: string },
      { content }: { content: string },
    ): Promise<NewsCheck> {
      const { lessonId, wanted } = required(await findNewsSession(db, actor.id, key));
      if (!(await findOwnLesson(db, actor.id, lessonId))?.isOpen) throw new AppError('lesson_locked');
      await limits.consume(checks, actor.id);
      return check(content, wanted);
    },

    async checkSubmission(actor: Partner, { id }: { id: string }, { number }: { number: number }): Promise<NewsCheck> {
      const { content, wanted } = required(await findHandedInNews(db, actor, id, number));
      await limits.consume(gradingChecks, actor.id);
      return check(content, wanted);
    },
  };
}
