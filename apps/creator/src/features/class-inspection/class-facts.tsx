import type { ReviewedClassDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { languageLabels, levelLabels } from '@sinau/contracts/storefront/catalog/audience';
import { withQuery } from '@sinau/contracts/address';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { dateTime, decimal, rupiah } from '@sinau/format';
import { Link, RichText, type Fact } from '@sinau/ui';
import { useIsStaff } from '../../shared/staff.ts';
import { programFormatLabels } from '../../shared/program-formats.ts';
import { InspectedFacts, recordFacts } from './inspected-facts.tsx';

/** Facts of the class, as its makers wrote them. */
export function ClassFacts({ inspected }: { inspected: ReviewedClassDetail }) {
  const { requirements, about, completionMessage } = inspected;
  const seesRefunds = useIsStaff(operatorScreens.operatorRefunds.staff);
  return (
    <InspectedFacts
      title="Informasi kelas"
      inspected={inspected}
      facts={[...factsOf(inspected), ...(seesRefunds ? [refundFact(inspected.id)] : [])]}
    >
      <h3>Persyaratan</h3>
      <p className="inspected-lines">{requirements || 'Tidak ada'}</p>
      <h3>Tentang kelas</h3>
      {about ? <RichText html={about} /> : <p>Belum ditulis</p>}
      <h3>Pesan Penyelesaian</h3>
      {completionMessage ? <RichText html={completionMessage} /> : <p>Tidak ada</p>}
    </InspectedFacts>
  );
}

const factsOf = ({
  format,
  type,
  category,
  level,
  language,
  salePrice,
  normalPrice,
  promotionEndsAt,
  participantCount,
  ...record
}: ReviewedClassDetail): Fact[] => [
  ['Jenis', type === 'webinar' ? 'Webinar' : programFormatLabels[format].label],
  ['Topik', category ?? 'Belum dipilih'],
  ['Tingkat', levelLabels[level]],
  ['Bahasa pengantar', languageLabels[language]],
  ['Harga', salePrice === null ? 'Belum ada' : rupiah(salePrice)],
  ...(normalPrice === null
    ? []
    : [
        [
          'Harga normal',
          `${rupiah(normalPrice)}${promotionEndsAt ? `, promo sampai ${dateTime(promotionEndsAt)}` : ''}`,
        ] as const,
      ]),
  ...recordFacts(record),
  ['Peserta', decimal(participantCount)],
];

const refundFact = (id: string): Fact => [
  'Uang kembali',
  <>
    <Link href={withQuery(operatorScreens.operatorRefunds(), { class: id, state: 'all' })}>Pengembalian dana</Link> ·{' '}
    <Link href={withQuery(operatorScreens.operatorDisputes(), { class: id })}>Sengketa</Link>
  </>,
];
