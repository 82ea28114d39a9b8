import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { questionsAnchor } from '@sinau/contracts/study/discussion/discussion.rules';
import { screens } from '@sinau/contracts/screens';
import { lazySection, ListStates, useProfile, useSearch } from '@sinau/shell';
import { defineSearch, page } from '@sinau/shell/search';
import { Button, Skeleton } from '@sinau/ui';
import { ReadOnlyQuestions } from './read-only-questions.tsx';
import { useClassQuestions } from './class-questions.data.ts';
import './class-questions.css';

/** Search parameters within the class page's own address. */
const questionSearch = defineSearch(() => `#${questionsAnchor}`, { questions: page() });

/** Form for questions, which needs the code of the classroom and the drafts on the device. */
const WritableQuestions = lazySection(async () => (await import('./writable-questions.tsx')).WritableQuestions);

export interface ClassQuestionsProps {
  offer: { id: string; slug: string; mitra: { id: string }; archiveAt: string | null };
}

/** Questions before a purchase: everyone reads them, signed-in users ask, the mitra answers. */
export function ClassQuestions({ offer }: ClassQuestionsProps) {
  const { pathname } = useLocation();
  const profile = useProfile();
  const search = useSearch(questionSearch.read);
  const isAskable = profile?.mitra?.id !== offer.mitra.id && offer.archiveAt === null;
  const nothing = <p className="muted">Belum ada yang bertanya tentang kelas ini.</p>;
  return (
    <section className="class-questions" aria-labelledby={questionsAnchor}>
      <h2 id={questionsAnchor}>Tanya sebelum ikut</h2>
      <ListStates
        query={useClassQuestions(offer.slug, search.questions)}
        noun="pertanyaan"
        headingLevel={3}
        page={search.questions}
        hrefFor={(number) => pathname + questionSearch.href(search, { questions: number })}
        skeleton={<Skeleton height={120} />}
        empty={
          profile ? (
            <Suspense fallback={nothing}>
              <WritableQuestions offer={offer} userId={profile.id} page={1} questions={[]} isAskable={isAskable} />
            </Suspense>
          ) : (
            nothing
          )
        }
      >
        {({ list }, { isRefreshing, pages }) => (
          <div className="class-questions-list" aria-busy={isRefreshing}>
            {profile ? (
              <Suspense fallback={<ReadOnlyQuestions questions={list} />}>
                <WritableQuestions
                  offer={offer}
                  userId={profile.id}
                  page={search.questions}
                  questions={list}
                  isAskable={isAskable}
                />
              </Suspense>
            ) : (
              <ReadOnlyQuestions questions={list} />
            )}
            {pages}
          </div>
        )}
      </ListStates>
      {!profile && isAskable && (
        <Button variant="outline" className="personal" href={screens.login({ next: `${pathname}#${questionsAnchor}` })}>
          Masuk untuk bertanya
        </Button>
      )}
    </section>
  );
}
