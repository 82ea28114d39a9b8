import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, program, transfer, webinar } from '@sinau/api-client';
import type { ImportState as ImportStateName } from '@sinau/contracts/authoring/transfer/class-import.rules';
import type { ClassDraft } from '@sinau/contracts/authoring/transfer/class-import.schemas';
import { newId } from '../../shared/new-id.ts';
import { useUploadQueue } from '../../shared/uploads/uploads-context.tsx';
import type { DraftPlan } from './draft-plan.rules.ts';

const pollMs = 1_500;

const isAtWork = (state: ImportStateName) => state === 'reading' || state === 'making';

/** An import, asked for again while it is read or made. */
export const useClassImport = (id: string) =>
  useQuery({
    ...transfer.importDetail.query({ params: { id } }),
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data.state) ? pollMs : false),
  });

/** Past imports, asked for again while one is read or made. */
export const usePastImports = (page: number) =>
  useQuery({
    ...transfer.imports.query({ query: { page, perPage: 10 } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.list.some(({ state }) => isAtWork(state)) ? pollMs : false),
  });

export const useBeginImport = () =>
  useMutation({
    mutationFn: (mediaId: string) => transfer.beginImport.call({ body: { mediaId } }),
    meta: { failure: 'silent', refreshes: [transfer.imports] },
  });

export function useConfirmImport(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => transfer.confirmImport.call({ params: { id } }),
    onSuccess: (confirmed) =>
      void queryClient.setQueryData(transfer.importDetail.query({ params: { id } }).queryKey, confirmed),
    meta: { refreshes: [program.mine, webinar.mine, transfer.imports] },
  });
}

export const useDropImport = (id: string) =>
  useMutation({
    mutationFn: () => transfer.dropImport.call({ params: { id } }),
    meta: { refreshes: [transfer.imports] },
  });

type SentDraft = Parameters<typeof transfer.makeDraft.call>[0]['body'];

const sentOf = ({ title, sections }: DraftPlan, format: ClassDraft['format'], classId: string): SentDraft => ({
  classId,
  title: title.trim(),
  format,
  sections: sections
    .filter(({ lessons }) => lessons.length > 0)
    .map((section) => ({
      title: section.title.trim(),
      lessons: section.lessons.map(({ type, title: lessonTitle, address }) => ({
        type,
        title: lessonTitle.trim(),
        address,
      })),
    })),
});

interface MadePlan {
  readonly plan: DraftPlan;
  readonly format: ClassDraft['format'];
}

/** Makes the draft of a plan, and hands its files to the uploads, each for its lesson. */
export function useMakeDraft() {
  const uploads = useUploadQueue();
  return useMutation({
    mutationFn: async ({ plan, format }: MadePlan) => {
      const body = sentOf(plan, format, newId());
      const made = await withRetries(() => transfer.makeDraft.call({ body }));
      const sections = plan.sections.filter(({ lessons }) => lessons.length > 0);
      for (const [index, { lessons }] of sections.entries())
        for (const [position, { title, upload }] of lessons.entries())
          if (upload)
            await uploads.add(
              {
                classId: made.id,
                classSlug: made.slug,
                lessonId: made.lessonIds[index]![position]!,
                title,
                kind: upload.kind,
              },
              upload.file,
            );
      return made;
    },
    meta: { failure: 'silent', refreshes: [program.mine] },
  });
}

/** Repeats a call after a lost connection: under its id the class is made once. */
async function withRetries<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError && error.isTransient) || attempt === 3) throw error;
    }
  }
}
