import type { ReviewedBundleDetail } from '@sinau/contracts/backoffice/operator/bundle-desk.schemas';
import { compareBundle } from '@sinau/contracts/authoring/bundle/bundle.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { decimal, rupiah } from '@sinau/format';
import { Badge, Link, type Fact } from '@sinau/ui';
import { programFormatLabels } from '../../shared/program-formats.ts';
import { InspectedFacts, recordFacts } from './inspected-facts.tsx';

/** Facts of the bundle and the classes in it, as its makers wrote them. */
export function BundleFacts({ inspected }: { inspected: ReviewedBundleDetail }) {
  const { classes } = inspected;
  return (
    <InspectedFacts title="Informasi bundling" inspected={inspected} facts={factsOf(inspected)}>
      <h3>Kelas ({decimal(classes.length)})</h3>
      <ol className="inspected-classes num">
        {classes.map(({ id, title, slug, format, salePrice, isForSale }) => (
          <li key={id}>
            <Link href={operatorScreens.operatorClass(slug)}>{title}</Link>
            <span className="muted sm">
              {programFormatLabels[format].label} · {rupiah(salePrice)}
            </span>
            {!isForSale && <Badge tone="danger">Sedang tidak dijual</Badge>}
          </li>
        ))}
      </ol>
    </InspectedFacts>
  );
}

function factsOf({ category, salePrice, classes, participantCount, ...record }: ReviewedBundleDetail): Fact[] {
  const { sum, saving, percent } = compareBundle(
    salePrice ?? 0,
    classes.map((one) => one.salePrice),
  );
  return [
    ['Topik', category ?? 'Belum dipilih'],
    ['Harga', salePrice === null ? 'Belum ada' : rupiah(salePrice)],
    ['Satu per satu', rupiah(sum)],
    ['Hemat', salePrice === null || saving === null ? 'Tidak ada' : `${rupiah(saving)} (${percent}%)`],
    ...recordFacts(record),
    ['Pembeli', decimal(participantCount)],
  ];
}
