import { minTitleLength } from '../program/program.rules.ts';
import { priceLine, shareOut } from '../../commerce/transaction/pricing.rules.ts';

export const minBundleClasses = 2;
export const maxBundleClasses = 20;
/** Length of the sentence that says why a class belongs to its bundle. */
export const maxBundleReason = 160;

/** Requirements of a new bundle. */
export const bundleCreationRules = { title: { kind: 'text', min: minTitleLength, max: 120 } } as const;

/**
 * Compares a price with the sum of the classes: how much a buyer saves, in rupiah and whole per cent, and what the
 * ledger books for the mitra, share by share. `saving` is null if the bundle costs as much or more.
 */
export function compareBundle(price: number, weights: readonly number[]) {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const saving = price < sum ? sum - price : null;
  const lines = shareOut(price, weights).map((listPrice) => priceLine({ listPrice }));
  return {
    sum,
    saving,
    percent: saving === null ? 0 : Math.floor((saving * 100) / sum),
    income: lines.reduce((total, { mitraShare }) => total + mitraShare, 0),
    feePercent: priceLine({ listPrice: price }).feePercent,
  };
}

interface BundleDraft {
  readonly title: string;
  readonly description: string;
  readonly thumbnail: string | null;
  readonly categoryId: string | null;
  readonly salePrice: number | null;
  readonly classes: readonly { readonly title: string; readonly salePrice: number; readonly isForSale: boolean }[];
}

/** Tells whether a price is below the sum of its classes; if all classes are free, 0. */
export const isBundlePrice = (price: number, weights: readonly number[]) => {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return price < sum || price === 0;
};

/** Fields of a bundle that must be right before it can be sold. */
export const bundleCheckFields = ['title', 'description', 'categoryId', 'thumbnail', 'classIds', 'salePrice'] as const;
export type BundleCheckField = (typeof bundleCheckFields)[number];

/** Requirements of a bundle before it can be sold, in the order of its form. */
export function bundleChecklist({ title, description, thumbnail, categoryId, salePrice, classes }: BundleDraft) {
  const missing = classes.find(({ isForSale }) => !isForSale);
  return [
    {
      field: 'title',
      label: 'Judul',
      isDone: title.trim().length >= minTitleLength,
      message: `Tulis judul, minimal ${minTitleLength} karakter`,
    },
    {
      field: 'description',
      label: 'Deskripsi singkat',
      isDone: description.trim().length >= 20,
      message: 'Tulis deskripsi singkat, minimal 20 karakter',
    },
    { field: 'categoryId', label: 'Topik', isDone: categoryId !== null, message: 'Pilih topik' },
    { field: 'thumbnail', label: 'Gambar sampul', isDone: thumbnail !== null, message: 'Pilih gambar sampul' },
    {
      field: 'classIds',
      label: `${minBundleClasses} sampai ${maxBundleClasses} kelas yang sedang dijual`,
      isDone: classes.length >= minBundleClasses && classes.length <= maxBundleClasses && !missing,
      message: missing
        ? `Keluarkan “${missing.title}” yang sedang tidak dijual, atau pulihkan dulu kelasnya`
        : `Pilih ${minBundleClasses} sampai ${maxBundleClasses} kelas`,
    },
    {
      field: 'salePrice',
      label: 'Harga di bawah jumlah harga kelasnya',
      isDone:
        salePrice !== null &&
        isBundlePrice(
          salePrice,
          classes.map((one) => one.salePrice),
        ),
      message: salePrice === null ? 'Tentukan harga bundling' : bundlePriceRefusal,
    },
  ] as const satisfies readonly { field: BundleCheckField; label: string; isDone: boolean; message: string }[];
}
export type BundleCheck = ReturnType<typeof bundleChecklist>[number];

export const bundlePriceRefusal = 'Harga bundling harus di bawah jumlah harga kelasnya';

/** Problems that prevent a bundle from being submitted or published, by field. */
export const bundleProblems = (draft: BundleDraft): Record<string, string> =>
  Object.fromEntries(
    bundleChecklist(draft).flatMap(({ field, isDone, message }) => (isDone ? [] : [[field, message]])),
  );
