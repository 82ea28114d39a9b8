import type { z } from 'zod';
import type { QueryOf } from '@sinau/contracts';
import { isEditable } from '@sinau/contracts/authoring/authoring.rules';
import { mediaIdOf } from '@sinau/contracts/media/media.rules';
import { isWritten } from '@sinau/contracts/rich-text/rich-text.rules';
import type { programEndpoints } from '@sinau/contracts/program/program.endpoints';
import { programCreationRules } from '@sinau/contracts/program/program.rules';
import type { Program, programCreation, programPrices, programUpdate } from '@sinau/contracts/program/program.schemas';
import type { Actor, Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { scopesIn } from '../../platform/class-access.ts';
import { isForeignKeyViolation, transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { underscored } from '../../platform/enum-names.ts';
import { textOf } from '../../platform/html.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { randomCode } from '../../platform/slugs.ts';
import { claimClass, createAuthoringService } from '../authoring/index.ts';
import { type CatalogService } from '../catalog/index.ts';
import { attachMedia, prepareRichText } from '../media/index.ts';
import { createPublicationService } from '../publication/index.ts';
import { withClassSlug } from './class-slug.ts';
import { titleOfCopy } from './copies.ts';
import { isSamePrice, pricesOf, requirePrices } from './prices.ts';
import {
  presentMyProgram,
  presentOwnProgram,
  presentPublicProgram,
  presentWorkingProgram,
} from './program.presenter.ts';
import {
  countCategories,
  copyWorkingOutline,
  countUses,
  deleteUnusedProgram,
  findDuplicated,
  findMitraProgram,
  findMitraPrograms,
  findOwnProgram,
  findProgramState,
  findVisibleProgram,
  insertProgram,
  lockPrices,
  lockProgramForDeletion,
  ownProgram,
  updateProgram,
  updateWorkingTexts,
} from './program.queries.ts';

export type ProgramService = ReturnType<typeof createProgramService>;
type Creation = z.output<typeof programCreation>;
type Update = z.output<typeof programUpdate>;
type PriceChange = Record<'from' | 'to', z.output<typeof programPrices>>;
type MineQuery = QueryOf<typeof programEndpoints.mine>;

interface ProgramKey {
  /** Its id or slug. */
  readonly id: string;
}
interface VersionKey extends ProgramKey {
  readonly versionId: string;
}

export function createProgramService(deps: Pick<Deps, 'db' | 'sql' | 'clock' | 'jobs'>, catalog: CatalogService) {
  const { db, sql, clock } = deps;
  const authoring = createAuthoringService(deps);
  const publication = createPublicationService(deps);

  const mineDetail = async (actor: Partner, { id }: ProgramKey): Promise<Program> =>
    presentWorkingProgram(required(await findMitraProgram(sql, actor, id)));

  const listMine = async (actor: Partner, query: MineQuery, isArchived: boolean) => {
    const { rows, total } = await findMitraPrograms(db, actor, query, isArchived);
    return listAnswer(
      query,
      rows.map((row) => presentMyProgram(row, scopesIn(actor, row.id))),
      total,
    );
  };

  /** Attaches an uploaded picture to the class; it has to be the partner's, and public. */
  const attachThumbnail = async (tx: Db, actor: Partner, address: string | null | undefined) => {
    const mediaId = address && mediaIdOf(address);
    if (!mediaId) return;
    const media = await attachMedia(tx, mediaId, actor, clock.now());
    if (media?.kind !== 'image' || media.purpose !== 'public')
      throw new AppError('invalid_input', { fields: { thumbnail: 'Gambar ini tidak ditemukan. Unggah lagi.' } });
  };

  return {
    list: catalog.programs,
    mineDetail,
    mine: (actor: Partner, query: MineQuery) => listMine(actor, query, false),
    archived: (actor: Partner, query: MineQuery) => listMine(actor, query, true),

    detail: async (viewer: Actor | null, { id }: ProgramKey) =>
      presentPublicProgram(required(await findVisibleProgram(sql, viewer?.id ?? null, id)), clock.now()),
    participantDetail: async (actor: Actor, { id }: ProgramKey) =>
      presentOwnProgram(required(await findOwnProgram(sql, actor.id, id))),

    async create(actor: Partner, { format, ...fields }: Creation) {
      requirePrices({ salePrice: null, normalPrice: null, promotionEndsAt: null }, fields, clock.now());
      const created = await withClassSlug(fields.title, (slug) =>
        db.$transaction(async (tx) => {
          await requireCategory(tx, fields.categoryId);
          await attachThumbnail(tx, actor, fields.thumbnail);
          const texts = await textsOf(tx, { owner: actor, now: clock.now() }, fields);
          return insertProgram(
            tx,
            { ...texts, title: fields.title },
            {
              ...pricesOf(fields),
              slug,
              code: randomCode(8),
              format: underscored(format),
              mitraId: actor.mitraId,
              createdById: actor.id,
            },
          );
        }),
      );
      return mineDetail(actor, created);
    },

    /** A draft like the working version of a class, at its normal price; it shares the files of the lessons. */
    async duplicate(actor: Partner, { id: ref }: ProgramKey) {
      const source = required(await findDuplicated(db, ownProgram(actor, ref)));
      const { format, salePrice, normalPrice, working } = source;
      const title = titleOfCopy(working.title, programCreationRules.title.max);
      const copy = await withClassSlug(title, (slug) =>
        db.$transaction(async (tx) => {
          const created = await insertProgram(
            tx,
            { ...working, title },
            {
              slug,
              code: randomCode(8),
              format,
              salePrice: normalPrice ?? salePrice,
              mitraId: actor.mitraId,
              createdById: actor.id,
            },
          );
          await copyWorkingOutline(tx, source.id, created.id, clock.now());
          return created;
        }),
      );
      return mineDetail(actor, copy);
    },

    /**
     * Writes the working version. Until a class is published for the first time, its slug follows the title, its live texts
     * are those of the working version, and prices are fields like any other, which instructors leave as they are.
     */
    async update(actor: Partner, { id: ref }: ProgramKey, { revision, ...fields }: Update) {
      const where = ownProgram(actor, ref);
      const write = (slug?: string) =>
        db.$transaction(async (tx) => {
          const claimed = await claimClass(tx, where, { revision });
          await requireCategory(tx, fields.categoryId);
          if (fields.thumbnail !== claimed.thumbnail) await attachThumbnail(tx, actor, fields.thumbnail);
          const texts = await textsOf(tx, { owner: actor, now: clock.now() }, fields);
          await updateWorkingTexts(tx, claimed.id, texts);
          if (!isSamePrice(claimed, { ...claimed, ...pricesOf(fields) })) {
            if (actor.classIds) throw new AppError('class_price_of_members');
            if (claimed.statusApprove === 'publish') throw new AppError('class_price_apart');
          }
          if (claimed.statusApprove === 'publish') return claimed.id;
          requirePrices(claimed, fields, clock.now());
          const isRenamed = fields.title !== undefined && fields.title !== claimed.title;
          await updateProgram(tx, claimed.id, { ...texts, ...pricesOf(fields), ...(slug && isRenamed && { slug }) });
          return claimed.id;
        });
      const id = fields.title === undefined ? await write() : await withClassSlug(fields.title, write);
      return mineDetail(actor, { id });
    },

    /** What it costs, live at once: a published price changes by this act alone. */
    async changePrices(actor: Partner, { id: ref }: ProgramKey, { from, to }: PriceChange) {
      const id = await db.$transaction(async (tx) => {
        const stored = required(await lockPrices(tx, ownProgram(actor, ref)));
        if (!isEditable(stored.statusApprove)) throw new AppError('class_under_review');
        if (!isSamePrice(stored, pricesOf(from))) throw new AppError('class_edited_elsewhere');
        if (to.salePrice === null && stored.statusApprove === 'publish')
          throw new AppError('invalid_input', { fields: { 'to.salePrice': 'Tentukan harga, boleh gratis' } });
        requirePrices(stored, to, clock.now(), 'to.');
        await updateProgram(tx, stored.id, pricesOf(to));
        return stored.id;
      });
      return mineDetail(actor, { id });
    },

    async submit(actor: Partner, { id }: ProgramKey, { updatedAt }: { updatedAt?: string | undefined }) {
      const where = ownProgram(actor, id);
      const isPublished = (await findProgramState(db, where))?.statusApprove === 'publish';
      const submitted = isPublished
        ? publication.publishChanges(actor, where, updatedAt)
        : authoring.submit(actor.id, where);
      return mineDetail(actor, { id: await submitted });
    },

    changes: (actor: Partner, { id }: ProgramKey) => publication.changes(ownProgram(actor, id)),
    discardChanges: async (actor: Partner, { id }: ProgramKey) =>
      mineDetail(actor, { id: await publication.discardChanges(ownProgram(actor, id)) }),

    versions: (actor: Partner, { id }: ProgramKey, query: QueryOf<typeof programEndpoints.versions>) =>
      publication.versions(ownProgram(actor, id), query),
    version: (actor: Partner, { id, versionId }: VersionKey) => publication.version(ownProgram(actor, id), versionId),
    restoreVersion: async (actor: Partner, { id, versionId }: VersionKey) =>
      mineDetail(actor, { id: await publication.restore(ownProgram(actor, id), versionId) }),

    withdraw: async (actor: Partner, { id }: ProgramKey) =>
      mineDetail(actor, { id: await authoring.withdraw(actor.id, ownProgram(actor, id)) }),

    archiveOrRestore: async (actor: Partner, { id }: ProgramKey) =>
      mineDetail(actor, { id: await authoring.archiveOrRestore(actor.id, ownProgram(actor, id)) }),

    async remove(actor: Partner, { id: ref }: ProgramKey) {
      try {
        await transact(db, async (tx) => {
          // Locked first: orders refer to the class, and an order that is being placed finishes before.
          await lockProgramForDeletion(tx, ownProgram(actor, ref));
          const { id } = await claimClass(tx, ownProgram(actor, ref));
          if (await deleteUnusedProgram(tx, id)) return;
          const { participants, bundleItems } = await countUses(tx, id);
          throw new AppError(
            participants > 0 ? 'class_has_participants' : bundleItems > 0 ? 'class_in_bundle' : 'class_has_orders',
          );
        });
      } catch (error) {
        // An order was placed while the class was being deleted.
        if (isForeignKeyViolation(error)) throw new AppError('class_has_orders', { cause: error });
        throw error;
      }
    },
  };
}

async function requireCategory(db: Db, id: string | null | undefined) {
  if (id && (await countCategories(db, id)) === 0)
    throw new AppError('invalid_input', { fields: { categoryId: 'Topik ini tidak ada' } });
}

/** The texts among the fields that were sent: rich text is sanitised, and a completion message without words is null. */
async function textsOf(
  tx: Db,
  writer: Parameters<typeof prepareRichText>[1],
  { title, description, requirements, about, completionMessage, categoryId, thumbnail }: Partial<Creation>,
) {
  const prepare = (place: 'about' | 'message', field: string, html: string) =>
    prepareRichText(tx, writer, { place, field, html });
  const message = completionMessage && (await prepare('message', 'completionMessage', completionMessage));
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(requirements !== undefined && { requirements }),
    ...(about !== undefined && { about: await prepare('about', 'about', about) }),
    ...(completionMessage !== undefined && {
      completionMessage: message && isWritten(message, textOf(message)) ? message : null,
    }),
    ...(categoryId !== undefined && { categoryId }),
    ...(thumbnail !== undefined && { thumbnail }),
  };
}
