import { screens } from '@sinau/contracts/screens';
import { decimal, rupiah } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Card, Link, Skeleton, Thumbnail } from '@sinau/ui';
import { useTopClasses } from './dashboard.data.ts';
import './top-classes.css';

/** Published classes with the most participants, and the revenue of each. */
export function TopClasses() {
  return (
    <Card as="section" className="top-classes" aria-labelledby="top-classes">
      <div className="top-classes-head">
        <h2 id="top-classes">Peserta terbanyak sejak awal</h2>
        <Link className="sm nowrap touch-line" href={screens.creatorReport()}>
          Semua laporan
        </Link>
      </div>
      <QueryStates query={useTopClasses()} noun="kelas" skeleton={<Skeleton height={240} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="muted sm">Kelas yang terbit akan muncul di sini, dari yang paling banyak pesertanya.</p>
          ) : (
            <ol>
              {list.map(({ id, type, slug, title, thumbnail, participants, share }) => (
                <li key={id}>
                  <Thumbnail src={thumbnail} />
                  <Link className="grow touch-line" href={screens.classReport({ type, id: slug })}>
                    {title}
                  </Link>
                  <p className="top-classes-figures num">
                    <span>
                      <b>{decimal(participants)}</b> peserta
                    </span>
                    {share !== null && (
                      <span>
                        <b>{rupiah(share)}</b> pendapatan
                      </span>
                    )}
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </QueryStates>
    </Card>
  );
}
