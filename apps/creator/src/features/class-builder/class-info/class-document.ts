import { useMutation, useQueryClient } from '@tanstack/react-query';
import { program } from '@sinau/api-client';
import { maxWeeklyHours } from '@sinau/contracts/authoring/program/program.rules';
import type { ClassLanguage, ClassLevel } from '@sinau/contracts/storefront/catalog/audience';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { titleProblem } from '../../../shared/catalog-texts.tsx';
import { failureOf } from '../../../documents/saving/failure-of.ts';
import { useSelfSaving } from '../../../documents/saving/use-self-saving.ts';
import { builtClassQuery, storeClass } from '../class-builder.data.ts';
import { problemsOfPrices } from './prices.ts';

/** What a partner writes about a class. A `type`, not an interface, since documents are compared field by field through an index signature. */
export type ClassFields = {
  title: string;
  description: string;
  requirements: string;
  about: string;
  categoryId: string | null;
  level: ClassLevel;
  language: ClassLanguage;
  thumbnail: string | null;
  salePrice: number | null;
  normalPrice: number | null;
  promotionEndsAt: string | null;
  /** Empty for a class without a message. */
  completionMessage: string;
  /** Of intensive classes and bootcamps; null for others. */
  cohort: string | null;
  weeklyHours: number | null;
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
  salePrice,
  normalPrice,
  promotionEndsAt,
  completionMessage,
  cohort,
  weeklyHours,
  revision,
}: Program) => ({
  fields: {
    title,
    description,
    requirements,
    about,
    categoryId: category?.id ?? null,
    level,
    language,
    thumbnail,
    salePrice,
    normalPrice,
    promotionEndsAt,
    completionMessage: completionMessage ?? '',
    cohort,
    weeklyHours,
  } satisfies ClassFields,
  revision,
});

/** Problems that can be found without the server. */
const problemsOf = (draft: ClassFields) => ({
  ...titleProblem(draft),
  ...(!isEffort(draft.weeklyHours) && { weeklyHours: `Isi 1 sampai ${maxWeeklyHours} jam` }),
  ...problemsOfPrices(draft),
});
const isEffort = (hours: number | null) =>
  hours === null || (Number.isInteger(hours) && hours >= 1 && hours <= maxWeeklyHours);

/** Names the class among the drafts of this device. */
export const classDocumentId = ({ id }: Pick<Program, 'id'>) => `class-${id}`;

/** A class that saves itself while it is described. */
export function useClassDocument(built: Program) {
  const queryClient = useQueryClient();
  const { id } = built;
  const { mutateAsync } = useMutation({
    mutationFn: (body: Partial<ClassFields> & { revision: number }) => program.update.call({ params: { id }, body }),
    onSuccess: (updated) => storeClass(queryClient, updated),
    meta: { failure: 'silent' },
  });
  return useSelfSaving<ClassFields>(
    stored(built),
    {
      save: async (changed, _draft, revision) => stored(await mutateAsync({ ...changed, revision })),
      load: async () => stored(await queryClient.fetchQuery({ ...builtClassQuery(id), staleTime: 0 })),
      failureOf,
      problemsOf,
      richText: ['about', 'completionMessage'],
    },
    () => ({ groupId: id, documentId: classDocumentId(built), title: 'Halaman kelas' }),
  );
}
