import type { z } from 'zod';
import { submissionChecklist } from '@sinau/contracts/authoring/authoring.rules';
import { mediaIdOf } from '@sinau/contracts/media/media.rules';
import type { ListQuery } from '@sinau/contracts/list-query';
import { priceProblems } from '@sinau/contracts/program/program.rules';
import type { Program, programCreation, programUpdate } from '@sinau/contracts/program/program.schemas';
import type { Actor, Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isForeignKeyViolation, transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { underscored } from '../../platform/enum-names.ts';
import { cleanHtml, textOf } from '../../platform/html.ts';
import { conditionOf, containing, listAnswer, pageOf, sortingOf } from '../../platform/list.ts';
import { randomCode } from '../../platform/slugs.ts';
import { claimClass, createAuthoringService } from '../authoring/index.ts';
import { createCatalogService } from '../catalog/index.ts';
import { attachMedia } from '../media/index.ts';
import { withClassSlug } from './class-slug.ts';
import { presentMyProgram, presentOwnProgram, presentProgram, presentPublicProgram } from './program.presenter.ts';
import {
  countCategories,
  countMitraPrograms,
  countUses,
  deleteUnusedProgram,
  findMitraProgram,
  findMitraPrograms,
  findOwnProgram,
  findVisibleProgram,
  insertProgram,
  lockProgramForDeletion,
  ownProgram,
  updateProgram,
  type ProgramPageRow,
} from './program.queries.ts';

export type ProgramService = ReturnType<typeof createProgramService>;
type Creation = z.output<typeof programCreation>;
type Update = z.output<typeof programUpdate>;
type MineQuery = ListQuery & { filter?: { statusApprove?: unknown; format?: unknown } | undefined };

export function createProgramService(deps: Pick<Deps, 'db' | 'sql' | 'clock' | 'env' | 'jobs'>) {
  const { db, sql, clock } = deps;
  const authoring = createAuthoringService(deps);

  const mineDetail = async (ref: string, { mitraId }: Partner): Promise<Program> =>
    presentProgram(found(await findMitraProgram(sql, ref, mitraId)));

  const listMine = async (query: MineQuery, { mitraId }: Partner, archiveAt: null | { not: null }) => {
    const where = {
      kind: 'program' as const,
      mitraId,
      archiveAt,
      statusApprove: conditionOf(query.filter?.statusApprove),
      format: conditionOf(query.filter?.format, underscored),
      ...(query.keyword && { title: containing(query.keyword) }),
    };
    const orderBy = [...sortingOf(query, [['updatedAt', 'desc']]), ['id', 'desc']].map(([name, direction]) => ({
      [name!]: direction,
    }));
    const [rows, total] = await Promise.all([
      findMitraPrograms(db, { where, orderBy, ...pageOf(query) }),
      countMitraPrograms(db, where),
    ]);
    return listAnswer(query, rows.map(presentMyProgram), total);
  };

  /** An uploaded picture is kept for the class; it has to be the partner's, and public. */
  const keepThumbnail = async (tx: Db, address: string | null | undefined, partner: Partner) => {
    const mediaId = address && mediaIdOf(address);
    if (!mediaId) return;
    const media = await attachMedia(tx, mediaId, partner, clock.now());
    if (media?.kind !== 'image' || media.purpose !== 'public')
      throw new AppError('invalid_input', { fields: { thumbnail: 'Gambar ini tidak ditemukan. Unggah lagi.' } });
  };

  return {
    list: createCatalogService(deps).programs,
    mineDetail,
    mine: (query: MineQuery, partner: Partner) => listMine(query, partner, null),
    archived: (query: MineQuery, partner: Partner) => listMine(query, partner, { not: null }),

    detail: async (ref: string, viewer: Actor | null) =>
      presentPublicProgram(found(await findVisibleProgram(sql, ref, viewer?.id ?? null)), clock.now()),
    participantDetail: async (ref: string, userId: string) =>
      presentOwnProgram(found(await findOwnProgram(sql, ref, userId))),

    async create({ format, ...fields }: Creation, partner: Partner) {
      await requireCategory(db, fields.categoryId);
      requirePrices({ salePrice: null, normalPrice: null, promotionEndsAt: null }, fields, clock.now());
      await keepThumbnail(db, fields.thumbnail, partner);
      const { id } = await withClassSlug(fields.title, (slug) =>
        insertProgram(db, {
          ...writable(fields),
          title: fields.title,
          slug,
          code: randomCode(8),
          format: underscored(format),
          mitraId: partner.mitraId,
          createdById: partner.id,
        }),
      );
      return mineDetail(id, partner);
    },

    /** The slug follows the title until the class is published: then its address is out in the world. */
    async update(ref: string, { revision, ...fields }: Update, partner: Partner) {
      const where = ownProgram(ref, partner.mitraId);
      const write = (slug?: string) =>
        db.$transaction(async (tx) => {
          const claimed = await claimClass(tx, where, { revision });
          await requireCategory(tx, fields.categoryId);
          requirePrices(claimed, fields, clock.now());
          const isRenamed =
            fields.title !== undefined && fields.title !== claimed.title && claimed.statusApprove !== 'publish';
          if (claimed.statusApprove === 'publish') requireSellable({ ...claimed, ...fields });
          await keepThumbnail(tx, fields.thumbnail, partner);
          await updateProgram(tx, claimed.id, { ...writable(fields), ...(slug && isRenamed && { slug }) });
          return claimed.id;
        });
      return mineDetail(fields.title === undefined ? await write() : await withClassSlug(fields.title, write), partner);
    },

    async submit(ref: string, partner: Partner) {
      return mineDetail(await authoring.submit(ownProgram(ref, partner.mitraId), partner.id), partner);
    },

    async withdraw(ref: string, partner: Partner) {
      return mineDetail(await authoring.withdraw(ownProgram(ref, partner.mitraId), partner.id), partner);
    },

    async archiveOrRestore(ref: string, partner: Partner) {
      return mineDetail(await authoring.archiveOrRestore(ownProgram(ref, partner.mitraId), partner.id), partner);
    },

    async remove(ref: string, { mitraId }: Partner) {
      try {
        await transact(db, async (tx) => {
          // Held against orders from the beginning: they refer to it, and one that is under way finishes first.
          await lockProgramForDeletion(tx, ownProgram(ref, mitraId));
          const { id } = await claimClass(tx, ownProgram(ref, mitraId));
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

function found(row: ProgramPageRow | null) {
  if (!row) throw new AppError('not_found');
  return row;
}

async function requireCategory(db: Db, id: string | null | undefined) {
  if (id && (await countCategories(db, id)) === 0)
    throw new AppError('invalid_input', { fields: { categoryId: 'Topik ini tidak ada' } });
}

type Prices = Parameters<typeof priceProblems>[0];

/** Prices that are sent fit each other and those that stay. */
function requirePrices(stored: Prices, { salePrice, normalPrice, promotionEndsAt }: Partial<Creation>, now: Date) {
  if (salePrice === undefined && normalPrice === undefined && promotionEndsAt === undefined) return;
  const problems = priceProblems(
    {
      salePrice: salePrice === undefined ? stored.salePrice : salePrice,
      normalPrice: normalPrice === undefined ? stored.normalPrice : normalPrice,
      promotionEndsAt:
        promotionEndsAt === undefined
          ? stored.promotionEndsAt
          : promotionEndsAt === null
            ? null
            : new Date(promotionEndsAt),
    },
    now,
  );
  if (Object.keys(problems).length > 0) throw new AppError('invalid_input', { fields: problems });
}

/** What is for sale stays complete. Its lessons are looked after where they change. */
function requireSellable(program: Omit<Parameters<typeof submissionChecklist>[0], 'sections'>) {
  const missing = submissionChecklist({ ...program, sections: [] }).filter(
    ({ field, isDone }) => field !== 'sections' && !isDone,
  );
  if (missing.length)
    throw new AppError('invalid_input', {
      fields: Object.fromEntries(missing.map(({ field, message }) => [field, message])),
    });
}

/** Rich text is cleaned on its way in; a message without words is none. */
function writable<F extends Partial<Omit<Creation, 'format'>>>({ about, completionMessage, ...fields }: F) {
  const message = completionMessage && cleanHtml(completionMessage);
  return {
    ...fields,
    ...(about !== undefined && { about: cleanHtml(about) }),
    ...(completionMessage !== undefined && { completionMessage: message && textOf(message) ? message : null }),
  };
}
