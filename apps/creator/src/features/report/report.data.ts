import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { gift, quiz, report } from '@sinau/api-client';
import { progressSegments } from '@sinau/contracts/backoffice/report/report.rules';
import { daysOf } from '../../shared/period/period.ts';
import { classPageSize, type ClassSearch } from './class-search.ts';
import { participantPageSize, type ParticipantSearch } from './participant-search.ts';

/** Grants a participant one more attempt at a quiz. */
export const useGrantAttempt = () =>
  useMutation({
    mutationFn: (sessionId: string) => quiz.grantAttempt.call({ params: { id: sessionId } }),
    meta: { success: 'Satu percobaan ditambahkan', refreshes: [report.participant] },
  });

/** Gives a program to the person with an e-mail address. */
export const useGive = (program: string) =>
  useMutation({
    mutationFn: (body: { email: string }) => gift.create.call({ params: { id: program }, body }),
    meta: { success: 'Aksesnya sudah diberikan', failure: 'silent', refreshes: [report] },
  });

const keywordOf = ({ keyword }: { keyword: string }) => keyword && { keyword };

export const useReportSummary = (search: ClassSearch) =>
  useQuery({ ...report.summary.query({ query: daysOf(search) }), placeholderData: keepPreviousData });

const classFilterOf = ({ type, state, ...search }: ClassSearch) => ({
  ...daysOf(search),
  ...keywordOf(search),
  ...((type || state) && { filter: { ...(type && { type }), ...(state && { isArchived: state === 'diarsipkan' }) } }),
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
const filterOf = ({ segment, access, ...search }: ParticipantSearch) => {
  const bounds = segment === null ? undefined : progressSegments[segment];
  const filter = {
    ...(bounds && { progress: { gte: bounds.from, lte: bounds.to } }),
    ...(access && { hasAccess: access === 'aktif' }),
  };
  return { ...daysOf(search), ...keywordOf(search), ...(Object.keys(filter).length > 0 && { filter }) };
};

export const useClassSummary = (search: ParticipantSearch) =>
  useQuery({
    ...report.classSummary.query({ ...classOf(search), query: daysOf(search) }),
    placeholderData: keepPreviousData,
    enabled: search.id !== '',
  });
export const useQuizReports = (search: ParticipantSearch) =>
  useQuery({ ...report.quizzes.query(classOf(search)), enabled: search.id !== '' });
export const useLessonFunnel = (search: ParticipantSearch) =>
  useQuery({ ...report.funnel.query(classOf(search)), enabled: search.id !== '' });

/**
 * Reminds the participants who stopped at a lesson, in the background; until that is done, the report shows them as
 * before.
 */
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
