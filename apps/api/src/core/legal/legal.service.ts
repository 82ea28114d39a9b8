import { legalSlugs, type LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import type { StoredLegalText, LegalDraftWriting } from '@sinau/contracts/core/legal/legal.schemas';
import type { AuditAct } from '@sinau/contracts/core/audit/audit.rules';
import { isWritten } from '@sinau/contracts/core/rich-text/rich-text.rules';
import type { Operator } from '../../platform/actor.ts';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { textOf } from '../../platform/html.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../audit/index.ts';
import { prepareRichText } from '../media/index.ts';
import {
  deleteDraft,
  findBody,
  findLegalText,
  findLegalTexts,
  insertVersion,
  updateRevision,
  upsertDraft,
  type LegalTextRow,
} from './legal.queries.ts';
import { announceJob } from './legal-news.ts';
import { presentStored } from './legal.presenter.ts';

export type LegalService = ReturnType<typeof createLegalService>;

interface BySlug {
  readonly slug: LegalSlug;
}
interface Writing {
  readonly tx: Db;
  readonly now: Date;
  readonly row: LegalTextRow;
}

/** Lets operators write the next version of a legal text, and publish it. */
export function createLegalService({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const detailOf = async (tx: Db, row: LegalTextRow, now: Date): Promise<StoredLegalText> => ({
    ...presentStored(row, now),
    body: await findBody(tx, row.slug, row.versions[0]!.number),
  });
  /** Changes the text in the revision that its operator has seen, logs the action, and returns the new state. */
  const write = (
    actor: Operator,
    slug: LegalSlug,
    revision: number,
    act: AuditAct,
    work: (writing: Writing) => Promise<Parameters<typeof appendAudit>[1]['after']>,
  ) =>
    db.$transaction(async (tx) => {
      const isUnchanged = await updateRevision(tx, slug, revision);
      const row = required(await findLegalText(tx, slug));
      if (!isUnchanged) throw new AppError('legal_draft_changed');
      const now = clock.now();
      const after = await work({ tx, now, row });
      const { id, title } = row;
      await appendAudit(
        tx,
        { act, actorId: actor.id, subject: { type: 'legalText', id, title }, ...(after && { after }) },
        now,
      );
      return detailOf(tx, required(await findLegalText(tx, slug)), now);
    });

  return {
    async list() {
      const [rows, now] = [await findLegalTexts(db), clock.now()];
      const bySlug = new Map(rows.map((row) => [row.slug, row]));
      return {
        list: legalSlugs.flatMap((slug) => (bySlug.has(slug) ? [presentStored(bySlug.get(slug)!, now)] : [])),
      };
    },

    async detail({ slug }: BySlug) {
      return detailOf(db, required(await findLegalText(db, slug)), clock.now());
    },

    saveDraft: (actor: Operator, { slug }: BySlug, { revision, body, changes, effectiveAt }: LegalDraftWriting) =>
      write(actor, slug, revision, 'legalText.write', async ({ tx, now }) => {
        const html = await prepareRichText(tx, { owner: actor, now }, { place: 'about', field: 'body', html: body });
        if (!isWritten(html, textOf(html))) throw invalidInput('body', 'Wajib diisi');
        const draft = { body: html, changes, effectiveAt: effectiveAt && new Date(effectiveAt), updatedAt: now };
        await upsertDraft(tx, slug, draft);
        return { summary: changes, effectiveAt };
      }),

    discardDraft: (actor: Operator, { slug }: BySlug, { revision }: { revision: number }) =>
      write(actor, slug, revision, 'legalText.discard', async ({ tx, row }) => {
        required(row.draft);
        await deleteDraft(tx, slug);
      }),

    publish: (actor: Operator, { slug }: BySlug, { revision }: { revision: number }) =>
      write(actor, slug, revision, 'legalText.publish', async ({ tx, row, now }) => {
        const { body, changes, effectiveAt: planned } = required(row.draft);
        const [newest] = row.versions;
        const effectiveAt = planned ?? now;
        if (effectiveAt < now)
          throw invalidInput('effectiveAt', 'Tanggal berlakunya sudah lewat. Pilih yang akan datang.');
        if (effectiveAt <= newest!.effectiveAt)
          throw invalidInput('effectiveAt', 'Harus setelah versi terakhir mulai berlaku');
        const number = newest!.number + 1;
        await insertVersion(tx, { slug, number, body, changes, effectiveAt, publishedAt: now });
        await deleteDraft(tx, slug);
        if (effectiveAt > now) await jobs.send(tx, announceJob, { slug, number, after: null });
        return { version: number, summary: changes, effectiveAt: effectiveAt.toISOString() };
      }),
  };
}
