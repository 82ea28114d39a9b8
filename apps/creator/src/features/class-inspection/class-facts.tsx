import type { ReviewedClassDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { languageLabels, levelLabels } from '@sinau/contracts/storefront/catalog/audience';
import { dateTime, decimal, rupiah } from '@sinau/format';
import { Card, Facts, RichText, Thumbnail, type Fact } from '@sinau/ui';
import { programFormatLabels } from '../../shared/program-formats.ts';
import './class-facts.css';

/** What the class says about itself, as its makers wrote it. */
export function ClassFacts({ inspected }: { inspected: ReviewedClassDetail }) {
  const { thumbnail, description, requirements, about, completionMessage } = inspected;
  return (
    <Card as="section" padded aria-labelledby="facts" className="inspected-facts">
      <h2 id="facts">Informasi kelas</h2>
      <div className="inspected-cover">
        <Thumbnail src={thumbnail} />
      </div>
      <Facts className="inspected-list num" facts={factsOf(inspected)} />
      <h3>Deskripsi singkat</h3>
      <p>{description || 'Belum ditulis'}</p>
      <h3>Persyaratan</h3>
      <p className="inspected-lines">{requirements || 'Tidak ada'}</p>
      <h3>Tentang kelas</h3>
      {about ? <RichText html={about} /> : <p>Belum ditulis</p>}
      <h3>Pesan Penyelesaian</h3>
      {completionMessage ? <RichText html={completionMessage} /> : <p>Tidak ada</p>}
    </Card>
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
  mitra,
  createdBy,
  submittedAt,
  publishedAt,
  participantCount,
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
  ['Mitra', mitra.name],
  ['Pembuat', `${createdBy.fullname} (${createdBy.email})`],
  ['Diajukan', submittedAt ? dateTime(submittedAt) : 'Belum pernah'],
  ['Terbit', publishedAt ? dateTime(publishedAt) : 'Belum'],
  ['Peserta', decimal(participantCount)],
];
