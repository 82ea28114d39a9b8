import { program } from '@sinau/api-client';
import { maxWeeklyHours } from '@sinau/contracts/authoring/program/program.rules';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { titleProblem } from '../../../shared/catalog-texts.tsx';
import { useSoldDocument } from '../../../shared/sold-document.ts';
import { builtClassQuery, storeClass } from '../class-builder.data.ts';
import { richTexts, textsOf, type ClassTexts } from './class-texts.ts';
import { pricesOf, problemsOfPrices, type Prices } from './prices.ts';

/** Fields of a program that a partner writes. */
export type ClassFields = ClassTexts & {
  [Price in keyof Prices]: Prices[Price];
} & {
  /** Fields of intensive classes and bootcamps; null for others. */
  cohort: string | null;
  weeklyHours: number | null;
  hasWatermark: boolean;
};

const fieldsOf = (built: Program): ClassFields => ({
  ...textsOf(built),
  ...pricesOf(built),
  cohort: built.cohort,
  weeklyHours: built.weeklyHours,
  hasWatermark: built.hasWatermark,
});

/** Problems that are found without the server. */
const problemsOf = (draft: ClassFields) => ({
  ...titleProblem(draft),
  ...(!isEffort(draft.weeklyHours) && { weeklyHours: `Isi 1 sampai ${maxWeeklyHours} jam` }),
  ...problemsOfPrices(draft),
});
const isEffort = (hours: number | null) =>
  hours === null || (Number.isInteger(hours) && hours >= 1 && hours <= maxWeeklyHours);

/** Names the class among the drafts of this device. */
export const classDocumentId = ({ id }: Pick<Program, 'id'>) => `class-${id}`;

/** A program that saves itself while it is described. */
export const useClassDocument = (built: Program) =>
  useSoldDocument<ClassFields, Program>(built, {
    documentId: classDocumentId(built),
    title: 'Halaman kelas',
    fieldsOf,
    update: (id, body) => program.update.call({ params: { id }, body }),
    load: (queryClient, id) => queryClient.fetchQuery({ ...builtClassQuery(id), staleTime: 0 }),
    store: storeClass,
    problemsOf,
    richText: richTexts,
  });
