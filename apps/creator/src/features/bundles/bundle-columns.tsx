import { whyUnsold } from '@sinau/contracts/authoring/bundle/bundle-unsold';
import type { MyBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { screens } from '@sinau/contracts/screens';
import { date, decimal, rupiah } from '@sinau/format';
import { Badge } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ClassCell } from '../../shared/list/class-cell.tsx';
import { StatusBadge } from '../../shared/program-status.tsx';
import { BundleMenu } from './bundle-menu.tsx';

export const bundleColumns: readonly Column<MyBundle>[] = [
  {
    title: 'Bundling',
    sort: 'title',
    isText: true,
    isMain: true,
    cell: (bundle) => (
      <ClassCell
        href={screens.editBundle(bundle.slug)}
        title={bundle.title}
        thumbnail={bundle.thumbnail}
        note={noteOf(bundle)}
      />
    ),
  },
  {
    title: 'Status',
    cell: (bundle) => (
      <>
        <span className="row wraps">
          <StatusBadge status={bundle.statusApprove} />
          {isHidden(bundle) && <Badge tone="danger">Tidak dijual</Badge>}
        </span>
        {isHidden(bundle) && bundle.unsold.length > 0 && <p className="muted xs">Karena {whyUnsold(bundle.unsold)}</p>}
      </>
    ),
  },
  {
    title: 'Harga',
    sort: 'salePrice',
    isNumber: true,
    cell: ({ salePrice }) => (salePrice === null ? 'Belum ada' : rupiah(salePrice)),
  },
  {
    title: 'Pembeli',
    sort: 'participantCount',
    isNumber: true,
    cell: ({ participantCount }) => decimal(participantCount),
  },
  {
    title: 'Diubah',
    sort: 'updatedAt',
    isWide: true,
    card: 'nowhere',
    cell: ({ updatedAt }) => <span className="nowrap muted">{date(updatedAt)}</span>,
  },
  { title: 'Tindakan', isTitleHidden: true, card: 'corner', cell: (bundle) => <BundleMenu bundle={bundle} /> },
];

/** Published, and yet not to be found: a class of it is not for sale, or an operator stopped it. */
const isHidden = ({ status, archiveAt, isForSale }: MyBundle) => status === 'publish' && !archiveAt && !isForSale;

function noteOf({ totalClass, salePrice, normalPrice }: MyBundle) {
  const saving = salePrice !== null && normalPrice > salePrice ? ` · hemat ${rupiah(normalPrice - salePrice)}` : '';
  return `${decimal(totalClass)} kelas${saving}`;
}
