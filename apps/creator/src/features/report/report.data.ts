import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { quiz, report } from '@sinau/api-client';
import { progressSegments } from '@sinau/contracts/report/report.rules';
import { classPageSize, type ClassSearch } from './class-search.ts';
import { participantPageSize, type ParticipantSearch } from './participant-search.ts';

/** Grants a participant one more attempt at a quiz. */
export const useGrantAttempt = () =>
  useMutation({
    mutationFn: (sessionId: string) => quiz.grantAttempt.call({ params: { id: sessionId } }),
    meta: { success: 'Satu percobaan ditambahkan', refreshes: [report.participant] },
  });

const keywordOf = ({ keyword }: { keyword: string }) => keyword && { keyword };

export const useReportSummary = () => useQuery(report.summary.query());

const classFilterOf = ({ type, ...search }: ClassSearch) => ({
  ...keywordOf(search),
  ...(type && { filter: { type } }),
});
export const useClassReports = (search: ClassSearch) =>
  useQuery({
    ...report.classes.query({
      query: { ...classFilterOf(search), page: search.page, perPage: classPageSize, sort: search.sort },
    }),
    placeholderData: keepPreviousData,
  });
export const fetchClassesCsv = (search: ClassSearch) =>
  report.classesCsv.call({ query: { ...classFilterOf(search), sort: search.sort } });

const classOf = ({ type, id }: ParticipantSearch) => ({ params: { type, id } });
const filterOf = ({ segment, ...search }: ParticipantSearch) => {
  const bounds = segment === null ? undefined : progressSegments[segment];
  return { ...keywordOf(search), ...(bounds && { filter: { progress: { gte: bounds.from, lte: bounds.to } } }) };
};

export const useClassSummary = (search: ParticipantSearch) =>
  useQuery({ ...report.classSummary.query(classOf(search)), enabled: search.id !== '' });
export const useQuizReports = (search: ParticipantSearch) =>
  useQuery({ ...report.quizzes.query(classOf(search)), enabled: search.id !== '' });
export const useLessonFunnel = (search: ParticipantSearch) =>
  useQuery({ ...report.funnel.query(classOf(search)), enabled: search.id !== '' });

/** Reminds those who stopped at a lesson, in the background; until they were, the report shows them as before. */
export function useRemind(search: ParticipantSearch, onSettled: () => void) {
  const queryClient = useQueryClient();
  const { queryKey } = report.funnel.query(classOf(search));
  return useMutation({
    mutationFn: (lessonId: string) => report.remind.call({ ...classOf(search), body: { lessonId } }),
    onSuccess: (_, lessonId) =>
      queryClient.setQueryData(
        queryKey,
        (known) =>
          known && {
            ...known,
            list: known.list.map((lesson) => (lesson.id === lessonId ? { ...lesson, remindable: 0 } : lesson)),
          },
      ),
    onSettled,
    meta: { success: 'Pengingat dikirim' },
  });
}
export const useParticipants = (search: ParticipantSearch) =>
  useQuery({
    ...report.participants.query({
      ...classOf(search),
      query: { ...filterOf(search), page: search.page, perPage: participantPageSize, sort: search.sort },
    }),
    placeholderData: keepPreviousData,
    enabled: search.id !== '',
  });
export const fetchParticipantsCsv = (search: ParticipantSearch) =>
  report.participantsCsv.call({ ...classOf(search), query: filterOf(search) });

export const useParticipant = (id: string) =>
  useQuery({ ...report.participant.query({ params: { id } }), enabled: id !== '' });
