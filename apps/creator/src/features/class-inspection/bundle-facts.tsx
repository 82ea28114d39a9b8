import type { ReviewedBundleDetail } from '@sinau/contracts/backoffice/operator/bundle-desk.schemas';
import { compareBundle } from '@sinau/contracts/authoring/bundle/bundle.rules';
import { screens } from '@sinau/contracts/screens';
import { dateTime, decimal, rupiah } from '@sinau/format';
import { Badge, Card, Facts, Link, Thumbnail, type Fact } from '@sinau/ui';
import { programFormatLabels } from '../../shared/program-formats.ts';
import './class-facts.css';

/** What the bundle says about itself and which classes it holds, as its makers wrote it. */
export function BundleFacts({ inspected }: { inspected: ReviewedBundleDetail }) {
  const { thumbnail, description, classes } = inspected;
  return (
    <Card as="section" padded aria-labelledby="facts" className="inspected-facts">
      <h2 id="facts">Informasi bundling</h2>
      <div className="inspected-cover">
        <Thumbnail src={thumbnail} />
      </div>
      <Facts className="inspected-list num" facts={factsOf(inspected)} />
      <h3>Deskripsi singkat</h3>
      <p>{description || 'Belum ditulis'}</p>
      <h3>Kelas ({decimal(classes.length)})</h3>
      <ol className="inspected-classes num">
        {classes.map(({ id, title, slug, format, salePrice, isForSale }) => (
          <li key={id}>
            <Link href={screens.operatorClass(slug)}>{title}</Link>
            <span className="muted sm">
              {programFormatLabels[format].label} · {rupiah(salePrice)}
            </span>
            {!isForSale && <Badge tone="danger">Sedang tidak dijual</Badge>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function factsOf({
  category,
  salePrice,
  classes,
  mitra,
  createdBy,
  submittedAt,
  publishedAt,
  participantCount,
}: ReviewedBundleDetail): Fact[] {
  const { sum, saving, percent } = compareBundle(
    salePrice ?? 0,
    classes.map((one) => one.salePrice),
  );
  return [
    ['Topik', category ?? 'Belum dipilih'],
    ['Harga', salePrice === null ? 'Belum ada' : rupiah(salePrice)],
    ['Satu per satu', rupiah(sum)],
    ['Hemat', salePrice === null || saving === null ? 'Tidak ada' : `${rupiah(saving)} (${percent}%)`],
    ['Mitra', mitra.name],
    ['Pembuat', `${createdBy.fullname} (${createdBy.email})`],
    ['Diajukan', submittedAt ? dateTime(submittedAt) : 'Belum pernah'],
    ['Terbit', publishedAt ? dateTime(publishedAt) : 'Belum'],
    ['Pembeli', decimal(participantCount)],
  ];
}
