import type { BundleChange } from '@sinau/contracts/authoring/bundle/bundle-changes.schemas';
import { rupiah } from '@sinau/format';
import './bundle-changes.css';

const fields = { title: 'Judul', description: 'Deskripsi', category: 'Topik', thumbnail: 'Sampul' } as const;

/** Changes of a bundle, line by line. */
export const BundleChangeList = ({ changes }: { changes: readonly BundleChange[] }) => (
  <ul className="bundle-changes num">
    {changes.flatMap((change) => linesOf(change).map((line) => <li key={line}>{line}</li>))}
  </ul>
);

function linesOf(change: BundleChange): string[] {
  switch (change.field) {
    case 'classes':
      return [
        ...change.added.map((title) => `Kelas ditambah: ${title}`),
        ...change.removed.map((title) => `Kelas dikeluarkan: ${title}`),
        ...change.rewritten.map((title) => `Alasan diubah: ${title}`),
        ...(change.isReordered ? ['Urutan kelas diubah'] : []),
      ];
    case 'salePrice':
      return [`Harga: ${priceOf(change.before)} → ${priceOf(change.after)}`];
    case 'thumbnail':
      return ['Sampul diganti'];
    default:
      return [`${fields[change.field]}: ${change.before || 'kosong'} → ${change.after || 'kosong'}`];
  }
}

const priceOf = (price: number | null) => (price === null ? 'belum ada' : rupiah(price));
