import { bundle } from '@sinau/api-client';
import type { WrittenBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { rupiah } from '@sinau/format';
import { titleProblem } from '../../../shared/catalog-texts.tsx';
import type { ConflictLabels } from '../../../documents/saving/conflict-labels.ts';
import { useSoldDocument } from '../../../shared/sold-document.ts';
import { storeBundle, writtenBundleQuery } from '../../../shared/written-bundle.ts';

/** Fields that a partner writes about a bundle. A `type`, since documents are compared through an index signature. */
export type BundleFields = {
  title: string;
  description: string;
  categoryId: string | null;
  thumbnail: string | null;
  salePrice: number | null;
  classIds: string[];
  /** By the id of a class why it belongs to the bundle; those without a sentence are omitted, as the server does. */
  reasons: Record<string, string>;
};

const fieldsOf = ({ title, description, category, thumbnail, salePrice, classes }: WrittenBundle): BundleFields => ({
  title,
  description,
  categoryId: category?.id ?? null,
  thumbnail,
  salePrice,
  classIds: classes.map(({ id }) => id),
  reasons: Object.fromEntries(classes.flatMap(({ id, reason }) => (reason ? [[id, reason]] : []))),
});

/** Names the bundle among the drafts of this device. */
export const bundleDocumentId = ({ id }: Pick<WrittenBundle, 'id'>) => `bundle-${id}`;

/** A bundle that saves itself while it is composed. */
export const useBundleDocument = (written: WrittenBundle) =>
  useSoldDocument<BundleFields, WrittenBundle>(written, {
    documentId: bundleDocumentId(written),
    title: 'Bundling',
    fieldsOf,
    update: (id, body) => bundle.update.call({ params: { id }, body }),
    load: (queryClient, id) => queryClient.fetchQuery({ ...writtenBundleQuery(id), staleTime: 0 }),
    store: storeBundle,
    problemsOf: titleProblem,
  });

const isReason = (path: string) => path.startsWith('reasons.');

const labels: Record<string, string> = {
  title: 'Judul',
  description: 'Deskripsi',
  categoryId: 'Topik',
  thumbnail: 'Sampul',
  salePrice: 'Harga',
  classIds: 'Kelas',
};
/** Labels of its fields where two people changed them. */
export const bundleConflictLabels: ConflictLabels = {
  labelOf: (path) => (isReason(path) ? 'Alasan sebuah kelas' : (labels[path] ?? 'Bundling')),
  textOf: (path, value) => {
    if (value === null || value === '') return 'Kosong';
    if (path === 'salePrice') return rupiah(value as number);
    return path === 'title' || path === 'description' || isReason(path) ? (value as string) : null;
  },
};
