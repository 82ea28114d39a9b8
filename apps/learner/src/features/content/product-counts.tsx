import { decimal } from '@sinau/format';
import { useClassCount, useMitraCount, useParticipantCount } from './content.data.ts';
import './product-counts.css';

/** Numbers of classes, mitra and participants; each shows once it is known and is not zero. */
export function ProductCounts() {
  const counts = [
    { noun: 'kelas', count: useClassCount().data?.count },
    { noun: 'mitra', count: useMitraCount().data?.count },
    { noun: 'peserta', count: useParticipantCount().data?.count },
  ];
  return (
    <ul className="product-counts">
      {counts.map(
        ({ noun, count }) =>
          !!count && (
            <li key={noun}>
              <b className="num">{decimal(count)}</b> {noun}
            </li>
          ),
      )}
    </ul>
  );
}
