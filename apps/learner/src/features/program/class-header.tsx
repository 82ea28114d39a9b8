import type { ReactNode } from 'react';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { catalogTabs, type CatalogTab } from '@sinau/contracts/storefront/catalog/catalog.search';
import { screens } from '@sinau/contracts/screens';
import { decimal, rating as ratingText } from '@sinau/format';
import { Avatar, Breadcrumbs, Link, Rating } from '@sinau/ui';
import { Users } from '@sinau/ui/icons';
import { classTypeLabel } from '../../shared/class-types.ts';
import './class-header.css';

interface ClassHeaderProps {
  offer: Pick<Program, 'title' | 'description' | 'mitra' | 'participantCount' | 'rating'> & {
    category: { title: string; slug: string } | null;
  };
  tab: CatalogTab;
  /** Address of the catalog with the filters last used. */
  catalogHref: string;
  /** Facts after rating and participants: `<span>`s. */
  children: ReactNode;
  /** Actions for the offer. */
  tools?: ReactNode;
}

/** Header of a class, webinar or bundle page. */
export function ClassHeader({ offer, tab, catalogHref, children, tools }: ClassHeaderProps) {
  const { title, description, category, mitra, participantCount, rating } = offer;
  const trail = [
    { label: 'Katalog', href: catalogHref },
    { label: classTypeLabel(tab), href: screens.catalog({ tabs: catalogTabs.indexOf(tab) }) },
    ...(category ? [{ label: category.title, href: screens.catalog({ topic: category.slug }) }] : []),
  ];
  return (
    <header className="class-header night">
      <div className="class-header-text">
        <Breadcrumbs items={trail} />
        <h1>{title}</h1>
        {description && <p className="class-header-lead">{description}</p>}
        <p className="meta num">
          {rating && <Rating value={ratingText(rating.average)} count={decimal(rating.count)} />}
          {participantCount > 0 && (
            <span>
              <Users />
              {decimal(participantCount)} peserta
            </span>
          )}
          {children}
        </p>
        <p className="class-header-by">
          {mitra.logo && <Avatar src={mitra.logo} />}
          <span>
            {tab === 'webinar' || tab === 'bootcamp' ? 'Diselenggarakan oleh' : 'Oleh'}{' '}
            <Link href={screens.mitra(mitra.slug)}>{mitra.name}</Link>
          </span>
        </p>
        {tools && <div className="class-header-tools">{tools}</div>}
      </div>
    </header>
  );
}
