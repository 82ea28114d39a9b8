import { z } from 'zod';
import { instant, rupiah, uuid } from '../../fields.ts';
import { lessonTypes } from '../../study/lesson/lesson.rules.ts';
import { classLanguages, classLevels } from '../../storefront/catalog/audience.ts';

const json = z.record(z.string(), z.unknown());

/**
 * A class at one time: its fields and content, lesson by lesson. Content and setting are those of the lesson's type.
 */
export const classSnapshot = z.object({
  /** Defaults to a program. */
  kind: z.enum(['program', 'webinar']).optional(),
  format: z.string(),
  title: z.string(),
  description: z.string(),
  requirements: z.string(),
  /** Rich text. */
  about: z.string(),
  completionMessage: z.string().nullable(),
  thumbnail: z.string().nullable(),
  salePrice: rupiah.nullable(),
  normalPrice: rupiah.nullable(),
  promotionEndsAt: instant.nullable(),
  categoryId: uuid.nullable(),
  /** Older versions lack these fields. */
  level: z.enum(classLevels).optional(),
  language: z.enum(classLanguages).optional(),
  cohort: z.string().nullable().optional(),
  weeklyHours: z.int().nullable().optional(),
  hasWatermark: z.boolean().optional(),
  sections: z.array(
    z.object({
      id: uuid,
      title: z.string(),
      lessons: z.array(
        z.object({
          id: uuid,
          type: z.enum(lessonTypes),
          title: z.string(),
          content: json,
          setting: json,
          isComplete: z.boolean(),
        }),
      ),
    }),
  ),
});
export type ClassSnapshot = z.infer<typeof classSnapshot>;
