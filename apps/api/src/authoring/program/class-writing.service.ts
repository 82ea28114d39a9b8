import type { z } from 'zod';
import { isWritten } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { programCreationRules } from '@sinau/contracts/authoring/program/program.rules';
import type { programCreation, programUpdate } from '@sinau/contracts/authoring/program/program.schemas';
import type { ClassFormat, ClassKind } from '../../generated/prisma/enums.ts';
import type { Partner } from '../../platform/actor.ts';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { underscored } from '../../platform/enum-names.ts';
import { textOf } from '../../platform/html.ts';
import { required } from '../../platform/required.ts';
import { randomCode } from '../../platform/slugs.ts';
import { claimClass } from '../authoring/index.ts';
import { attachCover, prepareRichText } from '../../core/media/index.ts';
import { withClassSlug } from './class-slug.ts';
import { titleOfCopy } from './copies.ts';
import { isSamePrice, pricesOf, requirePrices } from './prices.ts';
import {
  copyWorkingOutline,
  countCategories,
  findDuplicated,
  insertClass,
  ownClass,
  updateClass,
  updateWorkingTexts,
} from './class.queries.ts';

type Creation = Omit<z.output<typeof programCreation>, 'format'> &
  Partial<Pick<z.output<typeof programCreation>, 'format'>>;
type Update = z.output<typeof programUpdate>;

export interface ClassKey {
  /** Id or slug of the class. */
  readonly id: string;
}
/** Reads a class as its makers see it. */
export type DetailOf<Detail> = (actor: Partner, key: ClassKey) => Promise<Detail>;

/** Creates classes of a kind, and writes their texts. */
export function createClassWriting<Detail>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kind: ClassKind,
  detail: DetailOf<Detail>,
) {
  const own = ownClass(kind);

  return {
    /** Creates a draft; the format of a program is chosen at its creation. */
    async create(actor: Partner, { format = 'self-paced', ...fields }: Creation) {
      requirePrices({ salePrice: null, normalPrice: null, promotionEndsAt: null }, fields, clock.now());
      requireCohorts(kind, underscored(format), fields);
      const created = await withClassSlug(kind, fields.title, (slug) =>
        db.$transaction(async (tx) => {
          await requireCategory(tx, fields.categoryId);
          await attachCover(tx, actor, fields.thumbnail, clock.now());
          const texts = await prepareTexts(tx, { owner: actor, now: clock.now() }, fields);
          return insertClass(
            tx,
            { ...texts, title: fields.title },
            {
              ...pricesOf(fields),
              slug,
              code: randomCode(8),
              kind,
              format: underscored(format),
              mitraId: actor.mitraId,
              createdById: actor.id,
            },
          );
        }),
      );
      return detail(actor, created);
    },

    /** Creates a draft from the working version of a class, at its normal price; it shares the files of the lessons. */
    async duplicate(actor: Partner, { id: ref }: ClassKey) {
      const source = required(await findDuplicated(db, own(actor, ref)));
      const { format, salePrice, normalPrice, working } = source;
      const title = titleOfCopy(working.title, programCreationRules.title.max);
      const copy = await withClassSlug(kind, title, (slug) =>
        db.$transaction(async (tx) => {
          const created = await insertClass(
            tx,
            { ...working, title },
            {
              slug,
              code: randomCode(8),
              kind,
              format,
              // A webinar's price is that of its tickets, and the copy has none.
              salePrice: kind === 'webinar' ? null : (normalPrice ?? salePrice),
              mitraId: actor.mitraId,
              createdById: actor.id,
            },
          );
          await copyWorkingOutline(tx, source.id, created.id, clock.now());
          return created;
        }),
      );
      return detail(actor, copy);
    },

    /**
     * Writes the working version. Until a class is published for the first time, its slug follows the title, its live
     * texts are those of the working version, and prices are fields like any other, which instructors do not change.
     */
    async update(actor: Partner, { id: ref }: ClassKey, { revision, ...fields }: Update) {
      const where = own(actor, ref);
      const write = (slug?: string) =>
        db.$transaction(async (tx) => {
          const claimed = await claimClass(tx, where, { revision });
          requireCohorts(kind, claimed.format, fields);
          await requireCategory(tx, fields.categoryId);
          if (fields.thumbnail !== claimed.thumbnail) await attachCover(tx, actor, fields.thumbnail, clock.now());
          const texts = await prepareTexts(tx, { owner: actor, now: clock.now() }, fields);
          await updateWorkingTexts(tx, claimed.id, texts);
          if (!isSamePrice(claimed, { ...claimed, ...pricesOf(fields) })) {
            if (actor.classIds) throw new AppError('class_price_of_members');
            if (claimed.statusApprove === 'publish') throw new AppError('class_price_apart');
          }
          if (claimed.statusApprove === 'publish') return claimed.id;
          requirePrices(claimed, fields, clock.now());
          const isRenamed = fields.title !== undefined && fields.title !== claimed.title;
          await updateClass(tx, claimed.id, { ...texts, ...pricesOf(fields), ...(slug && isRenamed && { slug }) });
          return claimed.id;
        });
      const id = fields.title === undefined ? await write() : await withClassSlug(kind, fields.title, write);
      return detail(actor, { id });
    },
  };
}

async function requireCategory(db: Db, id: string | null | undefined) {
  if (id && (await countCategories(db, id)) === 0)
    throw new AppError('invalid_input', { fields: { categoryId: 'Topik ini tidak ada' } });
}

/**
 * Returns the texts among the fields that were sent: rich text is sanitized, and a completion message without words is
 * null.
 */
export async function prepareTexts(
  tx: Db,
  writer: Parameters<typeof prepareRichText>[1],
  {
    title,
    description,
    requirements,
    about,
    completionMessage,
    categoryId,
    level,
    language,
    thumbnail,
    cohort,
    weeklyHours,
    hasWatermark,
  }: Partial<Creation>,
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
    ...(level !== undefined && { level }),
    ...(language !== undefined && { language }),
    ...(thumbnail !== undefined && { thumbnail }),
    ...(cohort !== undefined && { cohort }),
    ...(weeklyHours !== undefined && { weeklyHours }),
    ...(hasWatermark !== undefined && { hasWatermark }),
  };
}

/** Refuses cohort fields for self-paced classes: they have no group and no weekly plan. */
function requireCohorts(kind: ClassKind, format: ClassFormat, { cohort, weeklyHours }: Partial<Creation>) {
  const isFor = kind === 'program' && format !== 'self_paced';
  const field = cohort ? 'cohort' : weeklyHours ? 'weeklyHours' : null;
  if (!isFor && field) throw invalidInput(field, 'Hanya kelas intensif dan bootcamp yang punya isian ini');
}
