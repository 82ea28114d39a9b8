import { documentRetentionDays } from '@sinau/contracts/storefront/mitra/mitra.rules';
import type { QuestionAnswer, SentDocuments } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import { attachMedia } from '../../core/media/index.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { days, later } from '../../platform/clock.ts';
import { isUniqueViolation, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { required } from '../../platform/required.ts';
import { presentOwnApplication } from './application.presenter.ts';
import {
  findOwnApplication,
  insertDocuments,
  lockPendingApplication,
  removeDocumentsDecidedBefore,
  updateQuestionAnswered,
} from './application.queries.ts';

export type ApplicationService = ReturnType<typeof createApplicationService>;

export const removeDocumentsJob = defineJob('mitra.remove-documents');
const removalBatch = 100;

/** Handles an application for its applicant, and deletes documents that are no longer needed. */
export function createApplicationService({ db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>) {
  const own = async (tx: Db, applicantId: string) => {
    const row = await findOwnApplication(tx, applicantId);
    return row && presentOwnApplication(row, { keys, now: clock.now() });
  };

  return {
    own: ({ id }: Actor) => own(db, id),

    async answer(actor: Actor, { answer, documents }: QuestionAnswer) {
      await db.$transaction(async (tx) => {
        const now = clock.now();
        const application = await lockPendingApplication(tx, { applicantId: actor.id });
        if (!application || !(await updateQuestionAnswered(tx, application.id, answer, now)))
          throw new AppError('mitra_question_missing');
        await addDocuments(tx, actor, application.id, documents, now);
      });
      return required(await own(db, actor.id));
    },

    async removeDocuments() {
      const now = clock.now();
      const before = later(now, -days(documentRetentionDays));
      for (;;) {
        const count = await db.$transaction((tx) => removeDocumentsDecidedBefore(tx, before, now, removalBatch));
        if (count < removalBatch) return;
      }
    },
  };
}

/** Adds documents to an application. Each is a file of the applicant that was uploaded for this, and of no other document. */
export async function addDocuments(
  tx: Db,
  actor: Actor,
  applicationId: string,
  documents: SentDocuments = [],
  now: Date,
) {
  for (const { mediaId } of documents) {
    const media = await attachMedia(tx, mediaId, { id: actor.id, mitraId: null }, now);
    if (media?.purpose !== 'identity') throw notYours();
  }
  try {
    await insertDocuments(
      tx,
      documents.map((document) => ({ ...document, applicationId, createdAt: now })),
    );
  } catch (error) {
    throw isUniqueViolation(error, 'mediaId') ? notYours(error) : error;
  }
}

const notYours = (cause?: unknown) =>
  new AppError('invalid_input', {
    fields: { documents: 'Salah satu berkas sudah tidak ada. Hapus, lalu unggah lagi.' },
    cause,
  });
