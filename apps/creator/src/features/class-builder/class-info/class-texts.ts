import type { ClassLanguage, ClassLevel } from '@sinau/contracts/storefront/catalog/audience';
import type { BuiltClass } from '../built-class.ts';

/**
 * Fields that a partner writes of both programs and webinars. A `type`, since documents are compared through an index
 * signature.
 */
export type ClassTexts = {
  title: string;
  description: string;
  requirements: string;
  about: string;
  categoryId: string | null;
  level: ClassLevel;
  language: ClassLanguage;
  thumbnail: string | null;
  /** Empty for a class without a message. */
  completionMessage: string;
};

export const richTexts = ['about', 'completionMessage'] as const satisfies readonly (keyof ClassTexts)[];

export const textsOf = ({
  title,
  description,
  requirements,
  about,
  category,
  level,
  language,
  thumbnail,
  completionMessage,
}: BuiltClass): ClassTexts => ({
  title,
  description,
  requirements,
  about,
  categoryId: category?.id ?? null,
  level,
  language,
  thumbnail,
  completionMessage: completionMessage ?? '',
});
