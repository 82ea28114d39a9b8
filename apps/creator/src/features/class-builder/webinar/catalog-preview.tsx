import { dateTime, rupiah } from '@sinau/format';
import { MediaCard } from '@sinau/ui';
import { Calendar } from '@sinau/ui/icons';
import type { BuiltWebinar } from '../built-class.ts';
import './catalog-preview.css';

interface CatalogPreviewProps {
  built: BuiltWebinar;
  /** Title as it is written now. */
  title: string;
  thumbnail: string | null;
}

/** Approximate look of a webinar's card in the catalog. It is visual only. */
export const CatalogPreview = ({ built: { startsAt, salePrice, mitra }, title, thumbnail }: CatalogPreviewProps) => (
  <section className="catalog-preview" aria-label="Tampilan di katalog">
    <h3>Tampilan di katalog</h3>
    <div inert aria-hidden="true">
      <MediaCard
        href="#"
        title={title}
        image={thumbnail}
        chip="Webinar"
        footer={
          <b className="num">
            {salePrice === null ? 'Harga belum ada' : salePrice === 0 ? 'Gratis' : rupiah(salePrice)}
          </b>
        }
      >
        <p className="meta">
          <span>{mitra.name}</span>
          <span className="num">
            <Calendar />
            {startsAt ? dateTime(startsAt) : 'Belum dijadwalkan'}
          </span>
        </p>
      </MediaCard>
    </div>
  </section>
);
