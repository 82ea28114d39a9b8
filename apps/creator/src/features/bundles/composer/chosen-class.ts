import type { HeldClass } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import type { MyProgram } from '@sinau/contracts/authoring/program/program.schemas';

/** What the editor shows of a class that was chosen. */
export type ChosenClass = Omit<HeldClass, 'durationSeconds'>;

/** A class from the list to choose from: what is published there is for sale, unless an operator stopped it. */
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
