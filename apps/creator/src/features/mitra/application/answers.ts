import { problemOf } from '@sinau/contracts/form-rules';
import {
  applicationRules,
  type ApplicationDocumentKind,
  type ApplicantKind,
  type TeachingExperience,
} from '@sinau/contracts/storefront/mitra/mitra.rules';
import { webAddress } from '@sinau/contracts/web-address';
import type { OwnApplication } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import { localFormDraft } from '@sinau/ui';

/** A document that was uploaded and not sent yet. */
export interface ChosenDocument {
  kind: ApplicationDocumentKind;
  mediaId: string;
  /** Name of its file. */
  name: string;
}

/** Answers filled in so far. */
export interface Answers {
  kind: ApplicantKind | '';
  name: string;
  categoryId: string;
  expertise: string;
  experience: TeachingExperience | '';
  about: string;
  link: string;
  phone: string;
  documents: readonly ChosenDocument[];
  isAgreed: boolean;
}
export type AnswerName = keyof Answers;
export type AnswerErrors = Partial<Record<AnswerName, string>>;

const nothing: Answers = {
  kind: '',
  name: '',
  categoryId: '',
  expertise: '',
  experience: '',
  about: '',
  link: '',
  phone: '',
  documents: [],
  isAgreed: false,
};

/** Steps of the form, one group of questions each; the last one shows them all again. */
export const steps = [
  { label: 'Profil', fields: ['kind', 'name'] },
  { label: 'Keahlian', fields: ['categoryId', 'expertise', 'experience'] },
  { label: 'Perkenalan', fields: ['about', 'link'] },
  { label: 'Dokumen', fields: ['phone', 'documents'] },
  { label: 'Tinjau dan kirim', fields: ['isAgreed'] },
] as const satisfies { label: string; fields: AnswerName[] }[];

/** The server checks the same bounds; checking them here saves a round trip. */
const faults: Record<AnswerName, (answers: Answers) => string | null> = {
  kind: ({ kind }) => (kind ? null : 'Pilih salah satu'),
  name: ({ name }) => problemOf(applicationRules.name, name),
  categoryId: ({ categoryId }) => (categoryId ? null : 'Pilih topik'),
  expertise: ({ expertise }) => problemOf(applicationRules.expertise, expertise),
  experience: ({ experience }) => (experience ? null : 'Pilih salah satu'),
  about: ({ about }) => problemOf(applicationRules.about, about),
  link: ({ link }) =>
    link.trim() === '' || webAddress(link) ? null : 'Tulis alamat yang lengkap, misalnya https://contoh.id',
  phone: ({ phone }) => problemOf(applicationRules.phone, phone),
  documents: () => null,
  isAgreed: ({ isAgreed }) => (isAgreed ? null : 'Setujui dulu ketentuannya'),
};

export const faultsOf = (step: number, answers: Answers): AnswerErrors =>
  Object.fromEntries(
    steps[step]!.fields.map((name) => [name, faults[name](answers)]).filter(([, sentence]) => sentence),
  );

/** Index of the first incomplete step. The steps after it stay closed. */
export function firstOpenStep(answers: Answers) {
  const lacking = steps.findIndex((_step, index) => Object.keys(faultsOf(index, answers)).length > 0);
  return lacking === -1 ? steps.length - 1 : lacking;
}

export const stepOf = (name: string) => steps.findIndex(({ fields }) => (fields as readonly string[]).includes(name));

/** Builds the request body, once every step is complete. */
export const bodyOf = ({ kind, experience, link, phone, documents, ...texts }: Answers) => ({
  ...texts,
  kind: kind as ApplicantKind,
  experience: experience as TeachingExperience,
  isAgreed: true as const,
  ...(link.trim() && { link: link.trim() }),
  ...(phone.trim() && { phone: phone.trim() }),
  ...(documents.length > 0 && { documents: documentsOf(documents) }),
});
export const documentsOf = (documents: readonly ChosenDocument[]) =>
  documents.map(({ kind, mediaId }) => ({ kind, mediaId }));

/** Returns the answers to start from: those typed on this device, else those of the last application. */
export function startingAnswers(
  { id, phone: ownPhone }: { id: string; phone: string | null },
  sent: OwnApplication | null,
): Answers {
  const { category, link, phone, ...texts } = sent?.answers ?? { category: null, link: null, phone: null };
  return {
    ...nothing,
    ...texts,
    categoryId: category?.id ?? '',
    link: link ?? '',
    phone: phone ?? ownPhone ?? '',
    ...localAnswers(id).read(),
  };
}

/** Draft of a user on this device: the link that confirms their address opens another tab. */
const localAnswers = (userId: string) => localFormDraft<Answers>(`${userId}:mitra-application`);

export const keepDraft = (userId: string, answers: Answers) => localAnswers(userId).write(answers);
export const dropDraft = (userId: string) => localAnswers(userId).forget();
