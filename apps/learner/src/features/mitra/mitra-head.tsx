import type { ReactNode } from 'react';
import type { MitraPage } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import { decimal, rating as ratingText } from '@sinau/format';
import { Avatar, Rating } from '@sinau/ui';
import { Package, Users } from '@sinau/ui/icons';
import './mitra.css';

type MitraHeadProps = MitraPage & {
  /** Actions of the page. */
  tools: ReactNode;
};

/** Head of a mitra's page: who it is, and its totals. */
export const MitraHead = ({ name, logo, about, totalClass, participantCount, rating, tools }: MitraHeadProps) => (
  <header className="mitra-head night">
    <div className="wrap">
      <Avatar src={logo} size="lg" />
      <h1>{name}</h1>
      <p className="mitra-head-about">{about}</p>
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
