import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { RichText } from '@sinau/ui';
import { Check } from '@sinau/ui/icons';
import './class-about.css';

export function ClassAbout({ about, heading = 'Tentang kelas ini' }: Pick<Program, 'about'> & { heading?: string }) {
  if (!about) return null;
  return (
    <section className="class-about" aria-labelledby="tentang">
      <h2 id="tentang">{heading}</h2>
      <RichText html={about} />
    </section>
  );
}

/** Requirements, one a line. */
export function ClassRequirements({ requirements }: Pick<Program, 'requirements'>) {
  const lines = requirements
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="persiapan">
      <h2 id="persiapan">Yang perlu kamu siapkan</h2>
      <ul className="class-requirements">
        {lines.map((line, index) => (
          <li key={index}>
            <Check />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
