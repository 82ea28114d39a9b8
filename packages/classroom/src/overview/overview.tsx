import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { RichText } from '@sinau/ui';
import './overview.css';

type OverviewProps = Pick<Program, 'title' | 'description' | 'about' | 'requirements'> & { by: string };

/** The tab 'Overview': what the class is about. */
export function Overview({ title, description, about, requirements, by }: OverviewProps) {
  const needs = requirements.split('\n').filter((line) => line.trim());
  return (
    <div className="overview">
      <div>
        <h2>{title}</h2>
        <p className="muted sm">Oleh {by}</p>
      </div>
      {description && <p>{description}</p>}
      {about && (
        <section>
          <h3>Tentang kelas</h3>
          <RichText html={about} />
        </section>
      )}
      {needs.length > 0 && (
        <section>
          <h3>Yang perlu disiapkan</h3>
          <ul className="overview-needs">
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
