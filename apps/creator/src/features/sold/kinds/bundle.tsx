import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { bundle } from '@sinau/api-client';
import { whyUnsold } from '@sinau/contracts/authoring/bundle/bundle-unsold';
import type { MyBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal, rupiah } from '@sinau/format';
import { Badge } from '@sinau/ui';
import { ChartColumn, ExternalLink, Eye } from '@sinau/ui/icons';
import { missingNote, StatusBadge } from '../../../shared/program-status.tsx';
import { storeBundle, writtenBundleQuery } from '../../../shared/written-bundle.ts';
import { priceColumn, titleColumn, updatedColumn } from '../sold-columns.tsx';
import type { SoldKind, SoldLink } from '../sold-kind.ts';

const editHrefOf = ({ slug }: MyBundle) => screens.editBundle(slug);

export const bundleKind: SoldKind<'bundle'> = {
  useRows: (query, isArchived) =>
    useQuery({
      ...bundle.mine.query({ query: isArchived ? { ...query, filter: { ...query.filter, isArchived } } : query }),
      placeholderData: keepPreviousData,
    }),
  columns: [
    titleColumn({ title: 'Bundling', hrefOf: editHrefOf, noteOf }),
    { title: 'Status', cell: (row) => <State {...row} />, note: missingNote },
    priceColumn('Harga'),
    {
      title: 'Pembeli',
      sort: 'participantCount',
      isNumber: true,
      cell: ({ participantCount }) => decimal(participantCount),
    },
    updatedColumn,
  ],
  editHrefOf,
  linksOf,
  isInCatalog: ({ isForSale }) => isForSale,
  mayBackUp: () => false,
  mayDecide: () => true,
  copy: null,
  archiveOrRestore: async (id, queryClient) =>
    storeBundle(queryClient, await bundle.archiveOrRestore.call({ params: { id } })),
  remove: (id) => bundle.remove.call({ params: { id } }),
  detailKey: (id) => writtenBundleQuery(id).queryKey,
  texts: {
    archiveSuccess: 'Berhasil mengubah status bundling',
    archiving:
      'hilang dari katalog dan tidak bisa dibeli. Kelas di dalamnya tetap dijual satu per satu, dan pembelinya tetap bisa belajar.',
    removing:
      'akan hilang untuk selamanya. Kelas-kelasnya tetap ada. Bundling yang pernah dipesan hanya bisa diarsipkan.',
    empty: {
      href: screens.createBundle(),
      hint: 'Gabungkan 2 sampai 20 kelasmu yang sudah terbit, lalu jual dengan harga paket.',
    },
    emptyArchive: { title: 'Belum ada bundling di arsip', wayOut: 'Ke Bundling Kelas' },
  },
};

function State(bundle: MyBundle) {
  const isHidden = isUnsold(bundle);
  return (
    <>
      <span className="row wraps">
        <StatusBadge status={bundle.statusApprove} />
        {isHidden && <Badge tone="danger">Tidak dijual</Badge>}
      </span>
      {isHidden && bundle.unsold.length > 0 && <p className="muted xs">Karena {whyUnsold(bundle.unsold)}</p>}
    </>
  );
}

/** Returns whether it is published, but not listed: a class of it is not for sale, or an operator stopped it. */
const isUnsold = ({ status, archiveAt, isForSale }: MyBundle) => status === 'publish' && !archiveAt && !isForSale;

function noteOf({ totalClass, salePrice, normalPrice }: MyBundle) {
  const saving = salePrice !== null && normalPrice > salePrice ? ` · hemat ${rupiah(normalPrice - salePrice)}` : '';
  return `${decimal(totalClass)} kelas${saving}`;
}

function linksOf({ type, slug, status, isForSale }: MyBundle): SoldLink[] {
  const links: (SoldLink | false)[] = [
    { icon: <Eye />, label: 'Pratinjau', href: screens.previewBundle(slug) },
    status === 'publish' && {
      icon: <ChartColumn />,
      label: 'Laporan',
      href: screens.classReport({ type, id: slug }),
    },
    isForSale && { icon: <ExternalLink />, label: 'Lihat di katalog', href: screens.classPage(slug) },
  ];
  return links.filter((link) => link !== false);
}
