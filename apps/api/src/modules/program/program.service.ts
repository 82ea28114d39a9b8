import type { z } from 'zod';
import type { QueryOf } from '@sinau/contracts';
import { submissionChecklist } from '@sinau/contracts/authoring/authoring.rules';
import { mediaIdOf } from '@sinau/contracts/media/media.rules';
import type { programEndpoints } from '@sinau/contracts/program/program.endpoints';
import { priceProblems } from '@sinau/contracts/program/program.rules';
import type { Program, programCreation, programUpdate } from '@sinau/contracts/program/program.schemas';
import type { Actor, Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { scopesIn } from '../../platform/class-access.ts';
import { isForeignKeyViolation, transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { underscored } from '../../platform/enum-names.ts';
import { cleanHtml, textOf } from '../../platform/html.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { randomCode } from '../../platform/slugs.ts';
import { claimClass, createAuthoringService } from '../authoring/index.ts';
import { type CatalogService } from '../catalog/index.ts';
import { attachMedia } from '../media/index.ts';
import { withClassSlug } from './class-slug.ts';
import { presentMyProgram, presentOwnProgram, presentProgram, presentPublicProgram } from './program.presenter.ts';
import {
  countCategories,
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
} from './program.queries.ts';

export type ProgramService = ReturnType<typeof createProgramService>;
type Creation = z.output<typeof programCreation>;
type Update = z.output<typeof programUpdate>;
type MineQuery = QueryOf<typeof programEndpoints.mine>;

interface ProgramKey {
  /** Its id or slug. */
  readonly id: string;
}

export function createProgramService(deps: Pick<Deps, 'db' | 'sql' | 'clock' | 'jobs'>, catalog: CatalogService) {
  const { db, sql, clock } = deps;
  const authoring = createAuthoringService(deps);

  const mineDetail = async (actor: Partner, { id }: ProgramKey): Promise<Program> =>
    presentProgram(required(await findMitraProgram(sql, actor, id)));

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
      await requireCategory(db, fields.categoryId);
      requirePrices({ salePrice: null, normalPrice: null, promotionEndsAt: null }, fields, clock.now());
      await attachThumbnail(db, actor, fields.thumbnail);
      const created = await withClassSlug(fields.title, (slug) =>
        insertProgram(db, {
          ...writable(fields),
          title: fields.title,
          slug,
          code: randomCode(8),
          format: underscored(format),
          mitraId: actor.mitraId,
          createdById: actor.id,
        }),
      );
      return mineDetail(actor, created);
    },

    /** The slug follows the title until the class is published; from then on its address stays. */
    async update(actor: Partner, { id: ref }: ProgramKey, { revision, ...fields }: Update) {
      const where = ownProgram(actor, ref);
      const write = (slug?: string) =>
        db.$transaction(async (tx) => {
          const claimed = await claimClass(tx, where, { revision });
          await requireCategory(tx, fields.categoryId);
          requirePrices(claimed, fields, clock.now());
          const isRenamed =
            fields.title !== undefined && fields.title !== claimed.title && claimed.statusApprove !== 'publish';
          if (claimed.statusApprove === 'publish') requireSellable({ ...claimed, ...fields });
          if (fields.thumbnail !== claimed.thumbnail) await attachThumbnail(tx, actor, fields.thumbnail);
          await updateProgram(tx, claimed.id, { ...writable(fields), ...(slug && isRenamed && { slug }) });
          return claimed.id;
        });
      const id = fields.title === undefined ? await write() : await withClassSlug(fields.title, write);
      return mineDetail(actor, { id });
    },

    submit: async (actor: Partner, { id }: ProgramKey) =>
      mineDetail(actor, { id: await authoring.submit(actor.id, ownProgram(actor, id)) }),

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

type Prices = Parameters<typeof priceProblems>[0];

/** Checks the sent prices against each other and against the stored ones. */
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

/** A published class stays complete. Its lessons are checked where they change. */
function requireSellable(program: Omit<Parameters<typeof submissionChecklist>[0], 'sections'>) {
  const missing = submissionChecklist({ ...program, sections: [] }).filter(
    ({ field, isDone }) => field !== 'sections' && !isDone,
  );
  if (missing.length)
    throw new AppError('invalid_input', {
      fields: Object.fromEntries(missing.map(({ field, message }) => [field, message])),
    });
}

/** The fields to store: rich text is sanitised, and a completion message without words is null. */
function writable<F extends Partial<Omit<Creation, 'format'>>>({ about, completionMessage, ...fields }: F) {
  const message = completionMessage && cleanHtml(completionMessage);
  return {
    ...fields,
    ...(about !== undefined && { about: cleanHtml(about) }),
    ...(completionMessage !== undefined && { completionMessage: message && textOf(message) ? message : null }),
  };
}
