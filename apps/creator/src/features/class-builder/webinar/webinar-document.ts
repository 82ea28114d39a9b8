import { useMutation, useQueryClient } from '@tanstack/react-query';
import { webinar } from '@sinau/api-client';
import type { ClassLanguage, ClassLevel } from '@sinau/contracts/storefront/catalog/audience';
import { titleProblem } from '../../../shared/catalog-texts.tsx';
import { failureOf } from '../../../documents/saving/failure-of.ts';
import { useSelfSaving } from '../../../documents/saving/use-self-saving.ts';
import type { BuiltWebinar } from '../built-class.ts';
import { builtWebinarQuery, storeClass } from '../class-builder.data.ts';
import { classDocumentId } from '../class-info/class-document.ts';
import { stepLabels } from './steps.ts';

/** What a partner writes about a webinar. Its tickets, sessions and educators have calls of their own. */
export type WebinarFields = {
  title: string;
  description: string;
  requirements: string;
  about: string;
  categoryId: string | null;
  level: ClassLevel;
  language: ClassLanguage;
  thumbnail: string | null;
  /** Empty for a webinar without a message. */
  completionMessage: string;
};

const stored = ({
  title,
  description,
  requirements,
  about,
  category,
  level,
  language,
  thumbnail,
  completionMessage,
  revision,
}: BuiltWebinar) => ({
  fields: {
    title,
    description,
    requirements,
    about,
    categoryId: category?.id ?? null,
    level,
    language,
    thumbnail,
    completionMessage: completionMessage ?? '',
  } satisfies WebinarFields,
  revision,
});

/** A webinar that saves itself while it is described, on whichever step. */
export function useWebinarDocument(built: BuiltWebinar, step: 'information' | 'branding') {
  const queryClient = useQueryClient();
  const { id } = built;
  const { mutateAsync } = useMutation({
    mutationFn: (body: Partial<WebinarFields> & { revision: number }) => webinar.update.call({ params: { id }, body }),
    onSuccess: (updated) => storeClass(queryClient, updated),
    meta: { failure: 'silent' },
  });
  return useSelfSaving<WebinarFields>(
    stored(built),
    {
      save: async (changed, _draft, revision) => stored(await mutateAsync({ ...changed, revision })),
      load: async () => stored(await queryClient.fetchQuery({ ...builtWebinarQuery(id), staleTime: 0 })),
      failureOf,
      problemsOf: titleProblem,
      richText: ['about', 'completionMessage'],
    },
    () => ({ groupId: id, documentId: classDocumentId(built), title: stepLabels[step].heading }),
  );
}
