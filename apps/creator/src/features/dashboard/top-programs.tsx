import type { MyProgram } from '@sinau/contracts/program/program.endpoints';
import { screens } from '@sinau/contracts/screens';
import { decimal, price } from '@sinau/format';
import { Card, Link, Thumbnail } from '@sinau/ui';
import './top-programs.css';

/** The published classes with most participants. */
export function TopPrograms({ programs }: { programs: readonly MyProgram[] }) {
  return (
    <Card as="section" className="top-programs" aria-labelledby="top-programs">
      <div className="top-programs-head">
        <h2 id="top-programs">Kelas terlaris</h2>
        <Link className="sm nowrap" href={screens.creatorCatalog()}>
          Semua kelas
        </Link>
      </div>
      {programs.length === 0 && (
        <p className="muted sm">Kelas yang terbit akan muncul di sini, dari yang paling banyak pesertanya.</p>
      )}
      <ol>
        {programs.map(({ id, slug, title, thumbnail, salePrice, participantCount }) => (
          <li key={id}>
            <Thumbnail src={thumbnail} />
            <Link className="grow" href={screens.buildClass(slug)}>
              {title}
            </Link>
            <span className="top-programs-price num nowrap">{price(salePrice)}</span>
            <span className="top-programs-count num">
              <b>{decimal(participantCount)}</b> peserta
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
