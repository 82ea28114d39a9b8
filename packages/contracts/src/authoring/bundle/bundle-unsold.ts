/** Reasons why a class in a published bundle is not for sale. */
export const unsoldCauses = ['archived', 'suspended', 'unpublished'] as const;

/** A class that prevents its bundle from being sold. */
export interface UnsoldClass {
  readonly title: string;
  readonly because: (typeof unsoldCauses)[number];
}

/** Message to buyers and visitors of a bundle on offer, while one of its classes is not. */
export const bundleLacksClass = 'Bundling ini sedang tidak dijual, karena salah satu kelasnya sedang tidak dijual';

const causeLabels: Record<UnsoldClass['because'], string> = {
  archived: 'diarsipkan',
  suspended: 'dihentikan penjualannya oleh tim Sinau',
  unpublished: 'sedang tidak dijual',
};

/** '“Menulis Lead” diarsipkan dan “Wawancara” sedang tidak dijual', for makers and operators. */
export const whyUnsold = (classes: readonly UnsoldClass[]) =>
  new Intl.ListFormat('id').format(classes.map(({ title, because }) => `“${title}” ${causeLabels[because]}`));
