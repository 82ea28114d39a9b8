import type { MyProgram } from '@sinau/contracts/program/program.endpoints';
import { screens } from '@sinau/contracts/screens';
import { decimal } from '@sinau/format';
import { Card, Link, Thumbnail } from '@sinau/ui';
import { StatusBadge } from '../../shared/program-status.tsx';
import { priceWords } from './price-words.ts';
import { ProgramMenu } from './program-menu.tsx';
import './program-cards.css';

/** Classes on a phone. */
export function ProgramCards({ programs }: { programs: readonly MyProgram[] }) {
  return (
    <ul className="program-cards">
      {programs.map((program) => (
        <Card as="li" key={program.id} className="program-card">
          <Thumbnail src={program.thumbnail} />
          <div className="program-card-text">
            <Link href={screens.buildClass(program.slug)}>
              <b>{program.title}</b>
            </Link>
            <p>
              <StatusBadge status={program.statusApprove} />
            </p>
            <p className="muted xs num">
              {priceWords(program.salePrice)} · {decimal(program.participantCount)} peserta
            </p>
          </div>
          <ProgramMenu program={program} />
        </Card>
      ))}
    </ul>
  );
}
