import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bundle } from '@sinau/api-client';
import type { WrittenBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { rupiah } from '@sinau/format';
import { titleProblem } from '../../../shared/catalog-texts.tsx';
import type { ConflictLabels } from '../../../shared/self-saving/conflict-labels.ts';
import { failureOf } from '../../../shared/self-saving/failure-of.ts';
import { useSelfSaving } from '../../../shared/self-saving/use-self-saving.ts';
import { storeBundle, writtenBundleQuery } from '../../../shared/written-bundle.ts';

/** What a partner writes about a bundle. A `type`, since documents are compared through an index signature. */
export type BundleFields = {
  title: string;
  description: string;
  categoryId: string | null;
  thumbnail: string | null;
  salePrice: number | null;
  classIds: string[];
};

const stored = ({ title, description, category, thumbnail, salePrice, classes, revision }: WrittenBundle) => ({
  fields: {
    title,
    description,
    categoryId: category?.id ?? null,
    thumbnail,
    salePrice,
    classIds: classes.map(({ id }) => id),
  } satisfies BundleFields,
  revision,
});

/** Names the bundle among the drafts of this device. */
export const bundleDocumentId = ({ id }: Pick<WrittenBundle, 'id'>) => `bundle-${id}`;

/** A bundle that saves itself while it is composed. */
export function useBundleDocument(written: WrittenBundle) {
  const queryClient = useQueryClient();
  const { id } = written;
  const { mutateAsync } = useMutation({
    mutationFn: (body: Partial<BundleFields> & { revision: number }) => bundle.update.call({ params: { id }, body }),
    onSuccess: (updated) => storeBundle(queryClient, updated),
    meta: { failure: 'silent' },
  });
  return useSelfSaving<BundleFields>(
    stored(written),
    {
      save: async (changed, _draft, revision) => stored(await mutateAsync({ ...changed, revision })),
      load: async () => stored(await queryClient.fetchQuery({ ...writtenBundleQuery(id), staleTime: 0 })),
      failureOf,
      problemsOf: titleProblem,
    },
    () => ({ groupId: id, documentId: bundleDocumentId(written), title: 'Bundling' }),
  );
}

const labels: Record<string, string> = {
  title: 'Judul',
  description: 'Deskripsi',
  categoryId: 'Topik',
  thumbnail: 'Sampul',
  salePrice: 'Harga',
  classIds: 'Kelas',
};
/** How its fields are called where two people changed them. */
export const bundleConflictLabels: ConflictLabels = {
  labelOf: (path) => labels[path] ?? 'Bundling',
  textOf: (path, value) => {
    if (value === null || value === '') return 'Kosong';
    if (path === 'salePrice') return rupiah(value as number);
    return path === 'title' || path === 'description' ? (value as string) : null;
  },
};
