import type { ReactNode } from 'react';
import type { ComparedClass } from '@sinau/contracts/authoring/compare/compare.schemas';
import { languageLabels, levelLabels } from '@sinau/contracts/storefront/catalog/audience';
import { screens } from '@sinau/contracts/screens';
import { dateRange, dateTime, decimal, duration, period, priceTag, rating as ratingText } from '@sinau/format';
import { Avatar, Link, Price, Rating } from '@sinau/ui';
import { classTypeLabel, tabOf } from '../../shared/class-types.ts';
import { saleLabels } from '../../shared/sale-labels.ts';

/** Row of the comparison. Two classes are equal in it if their words are; null if a class has no value. */
export interface CompareRow {
  label: string;
  words: (offer: ComparedClass) => string | null;
  /** Renders a value that words alone cannot show well. */
  show?: (offer: ComparedClass) => ReactNode;
}

/** Rows in the order in which buyers decide. */
export const compareRows: readonly CompareRow[] = [
  {
    label: 'Harga',
    words: ({ salePrice, normalPrice }) => `${salePrice} ${normalPrice}`,
    show: ({ salePrice, normalPrice }) => <Price {...priceTag(normalPrice, salePrice)} />,
  },
  { label: 'Promo berakhir', words: ({ promotionEndsAt }) => promotionEndsAt && dateTime(promotionEndsAt) },
  {
    label: 'Rating',
    words: ({ rating }) => (rating ? `${rating.average} ${rating.count}` : 'Belum ada ulasan'),
    show: ({ rating }) =>
      rating ? (
        <Rating value={ratingText(rating.average)} count={decimal(rating.count)} />
      ) : (
        <span className="muted">Belum ada ulasan</span>
      ),
  },
  { label: 'Jenis kelas', words: (offer) => classTypeLabel(tabOf(offer)) },
  { label: 'Tingkat', words: ({ level }) => levelLabels[level] },
  { label: 'Bahasa pengantar', words: ({ language }) => languageLabels[language] },
  {
    label: 'Durasi',
    words: ({ durationSeconds }) => (durationSeconds >= 60 ? duration(durationSeconds / 60) : null),
  },
  { label: 'Materi', words: ({ totalLesson }) => `${decimal(totalLesson)} materi` },
  { label: 'Sesi langsung', words: ({ totalSession }) => (totalSession > 0 ? `${decimal(totalSession)} sesi` : null) },
  { label: 'Mulai', words: startOf },
  {
    label: 'Sesi berikutnya',
    words: ({ nextSession }) => nextSession && period(nextSession.startsAt, nextSession.endsAt),
  },
  {
    label: 'Waktu belajar',
    words: ({ weeklyHours }) => (weeklyHours ? `${decimal(weeklyHours)} jam per minggu` : null),
  },
  { label: 'Kursi', words: seatsOf },
  {
    label: 'Pengajar',
    words: ({ educators }) => educators.map(({ name, title }) => `${name} ${title}`).join() || null,
    show: ({ educators }) => <Educators educators={educators} />,
  },
  {
    label: 'Penyelenggara',
    words: ({ mitra }) => mitra.name,
    show: ({ mitra }) => <Link href={screens.mitra(mitra.slug)}>{mitra.name}</Link>,
  },
  {
    label: 'Sertifikat',
    words: ({ type }) => (type === 'webinar' ? 'Untuk peserta yang hadir' : 'Setelah semua materi selesai'),
  },
  { label: 'Akses', words: ({ type }) => (type === 'webinar' ? 'Sesuai jadwal sesi' : 'Selamanya') },
  {
    label: 'Yang dipelajari',
    words: ({ sections }) => sections.join('\n') || null,
    show: ({ sections }) => <Sections titles={sections} />,
  },
];

/** Tells whether the classes differ in a row. */
export const isDifferent = ({ words }: CompareRow, offers: readonly ComparedClass[]) =>
  new Set(offers.map((offer) => words(offer))).size > 1;

function startOf({ cohort, startsAt, endsAt }: ComparedClass): string {
  if (!startsAt || !endsAt) return 'Kapan saja';
  return `${cohort ? `${cohort}, ` : ''}${dateRange(startsAt, endsAt)}`;
}

/** Describes the seats left; only webinars have a limit. */
function seatsOf({ type, sale, isForSale }: ComparedClass): string | null {
  if (!isForSale) return null;
  return type === 'webinar' ? (saleLabels(sale) ?? 'Masih tersedia') : 'Tidak dibatasi';
}

const Educators = ({ educators }: Pick<ComparedClass, 'educators'>) => (
  <ul className="compare-educators">
    {educators.map(({ id, name, title, photo }) => (
      <li key={id}>
        <Avatar src={photo} size="sm" />
        <span>
          <b>{name}</b>
          <span className="muted xs">{title}</span>
        </span>
      </li>
    ))}
  </ul>
);

const shownSections = 6;

function Sections({ titles }: { titles: readonly string[] }) {
  const rest = titles.length - shownSections;
  return (
    <ul className="compare-sections">
      {titles.slice(0, shownSections).map((title, index) => (
        <li key={index}>{title}</li>
      ))}
      {rest > 0 && <li className="muted">dan {decimal(rest)} bagian lain</li>}
    </ul>
  );
}
