import type { HeldClass } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import type { MyProgram } from '@sinau/contracts/authoring/program/program.schemas';

/** Fields of a chosen class that the editor shows. */
export type ChosenClass = Omit<HeldClass, 'durationSeconds' | 'reason'>;

/** Converts a class from the list of choices: a published class is for sale, unless an operator stopped it. */
export const chosenFrom = ({ id, title, slug, format, thumbnail, salePrice, totalLesson }: MyProgram): ChosenClass => ({
  id,
  title,
  slug,
  format,
  thumbnail,
  salePrice: salePrice ?? 0,
  totalLesson,
  isForSale: true,
});
