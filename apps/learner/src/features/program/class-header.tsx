import type { Program } from '@sinau/contracts/program/program.schemas';
import { catalogTabs } from '@sinau/contracts/catalog/catalog.search';
import { screens } from '@sinau/contracts/screens';
import { date, decimal } from '@sinau/format';
import { Avatar, Breadcrumbs } from '@sinau/ui';
import { Clock, Users } from '@sinau/ui/icons';
import { classTypeLabel } from '../../shared/class-types.ts';
import './class-header.css';

interface ClassHeaderProps {
  program: Program;
  /** The catalog as it was left, with its filters. */
  catalogHref: string;
}

export function ClassHeader({ program, catalogHref }: ClassHeaderProps) {
  const { title, description, format, category, mitra, participantCount, updatedAt } = program;
  const trail = [
    { label: 'Katalog', href: catalogHref },
    { label: classTypeLabel(format), href: screens.catalog({ tabs: catalogTabs.indexOf(format) }) },
    ...(category ? [{ label: category.title, href: screens.catalog({ topic: category.slug }) }] : []),
  ];
  return (
    <header className="class-header night">
      <div className="class-header-text">
        <Breadcrumbs items={trail} />
        <h1>{title}</h1>
        {description && <p className="class-header-lead">{description}</p>}
        <p className="meta num">
          {participantCount > 0 && (
            <span>
              <Users />
              {decimal(participantCount)} peserta
            </span>
          )}
          <span>
            <Clock />
            Diperbarui {date(updatedAt)}
          </span>
        </p>
        <p className="class-header-by">
          {mitra.logo && <Avatar src={mitra.logo} />}
          <span>
            Diselenggarakan oleh <b>{mitra.name}</b>
          </span>
        </p>
      </div>
    </header>
  );
}
