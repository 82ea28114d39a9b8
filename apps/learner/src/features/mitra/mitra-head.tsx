import type { CSSProperties, ReactNode } from 'react';
import type { MitraPage } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import { decimal, rating as ratingText } from '@sinau/format';
import { Avatar, Rating } from '@sinau/ui';
import { Package, Users } from '@sinau/ui/icons';
import './mitra.css';

type MitraHeadProps = MitraPage & {
  /** Actions of the page. */
  tools: ReactNode;
};

/** Number of faces that the head shows. */
const mostFaces = 6;

/** Head of a mitra's page: who it is and who teaches there, its totals, and along its edge a textile of its own. */
export const MitraHead = ({
  slug,
  name,
  logo,
  about,
  totalClass,
  participantCount,
  rating,
  educators,
  tools,
}: MitraHeadProps) => (
  <header className="mitra-head night" style={{ '--cloth': clothOf(slug) } as CSSProperties}>
    <div className="wrap">
      <Avatar src={logo} size="lg" />
      <h1>{name}</h1>
      <p className="mitra-head-about">{firstOf(about)}</p>
      {educators.length > 0 && (
        <p className="mitra-head-faces sm">
          {educators.slice(0, mostFaces).map((one) => (
            <Avatar key={one.id} src={one.photo} size="md" />
          ))}
          <span>{namesOf(educators.map((one) => one.name))}</span>
        </p>
      )}
      <p className="meta num">
        {rating && <Rating value={ratingText(rating.average)} count={decimal(rating.count)} />}
        <span>
          <Package />
          {decimal(totalClass)} kelas
        </span>
        {participantCount > 0 && (
          <span>
            <Users />
            {decimal(participantCount)} peserta
          </span>
        )}
      </p>
      <div className="mitra-head-tools">{tools}</div>
    </div>
  </header>
);

/** Returns the first paragraph; the others are its story. */
const firstOf = (about: string) => about.split('\n\n')[0];

function namesOf(names: readonly string[]) {
  const [first = '', second, ...others] = names;
  if (!second) return `Diajar oleh ${first}`;
  return others.length > 0
    ? `Diajar oleh ${first}, ${second}, dan ${others.length} lainnya`
    : `Diajar oleh ${first} dan ${second}`;
}

/** Motifs of the product, which have pictures. */
const textiles = ['jurnalistik', 'data', 'kode', 'desain', 'bisnis', 'foto', 'bahasa', 'kuliner', 'teknologi'];

/** Picks the textile of a mitra by the letters of its address, which stay. */
function clothOf(slug: string) {
  const sum = [...slug].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return `url('/art/motifs/${textiles[sum % textiles.length]}.svg')`;
}
