import type {
  ReceivedApplication,
  ReceivedApplicationDetail,
} from '@sinau/contracts/backoffice/operator/operator.schemas';
import type {
  ApplicationDocument,
  ApplicationQuestion,
  OwnApplication,
} from '@sinau/contracts/storefront/mitra/mitra.schemas';
import { signMediaAddress, type Signing } from '../../core/media/index.ts';
import { isoOrNull } from '../../platform/iso.ts';
import type { ApplicationRow, DetailRow, OtherRow, OwnRow, ReceivedRow } from './application.queries.ts';

const factsOf = ({ id, mitra, status, submittedAt, decidedAt, reason, ...row }: ApplicationRow) => ({
  id,
  mitra,
  status,
  answers: {
    kind: row.kind,
    name: row.name,
    category: row.category,
    expertise: row.expertise,
    experience: row.experience,
    about: row.about,
    link: row.link,
    phone: row.phone,
  },
  submittedAt: submittedAt.toISOString(),
  decidedAt: isoOrNull(decidedAt),
  reason,
});

const presentDocument = (
  { id, kind, media, removedAt }: OwnRow['documents'][number],
  signing: Signing,
): ApplicationDocument => ({
  id,
  kind,
  file: media && {
    name: media.name,
    type: media.type,
    size: Number(media.size),
    address: signMediaAddress(signing, media).address,
  },
  removedAt: isoOrNull(removedAt),
});

const presentQuestion = ({
  id,
  question,
  askedAt,
  answer,
  answeredAt,
}: OwnRow['questions'][number]): ApplicationQuestion => ({
  id,
  question,
  askedAt: askedAt.toISOString(),
  answer,
  answeredAt: isoOrNull(answeredAt),
});

const exchangeOf = ({ documents, questions }: OwnRow, signing: Signing) => ({
  documents: documents.map((document) => presentDocument(document, signing)),
  questions: questions.map(presentQuestion),
});

export const presentOwnApplication = (row: OwnRow, signing: Signing): OwnApplication => ({
  ...factsOf(row),
  ...exchangeOf(row, signing),
});

const questionState = (last: { answeredAt: Date | null } | undefined) =>
  last ? (last.answeredAt ? 'answered' : 'waiting') : null;

export const presentReceived = (row: ReceivedRow): ReceivedApplication => ({
  ...factsOf(row),
  applicant: row.applicant,
  question: questionState(row.questions[0]),
});

export const presentReceivedDetail = (
  row: DetailRow,
  others: readonly OtherRow[],
  signing: Signing,
): ReceivedApplicationDetail => ({
  ...presentOwnApplication(row, signing),
  applicant: row.applicant,
  question: questionState(row.questions.at(-1)),
  notes: row.notes.map(({ createdAt, ...note }) => ({ ...note, createdAt: createdAt.toISOString() })),
  others: others.map(({ submittedAt, ...other }) => ({ ...other, submittedAt: submittedAt.toISOString() })),
});
