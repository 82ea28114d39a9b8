import { languageLabels, levelLabels } from '@sinau/contracts/storefront/catalog/audience';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { dateRange, decimal } from '@sinau/format';
import { Facts, type Fact } from '@sinau/ui';
import './class-facts.css';

type Recipient = Pick<Program, 'level' | 'language' | 'cohort' | 'startsAt' | 'endsAt' | 'weeklyHours' | 'sessions'>;

/** Audience of a class, and for one with dates the time that it takes. */
export function ClassFacts({ program }: { program: Recipient }) {
  const { level, language, cohort, startsAt, endsAt, weeklyHours, sessions } = program;
  const facts: Fact[] = [
    ['Tingkat', levelLabels[level]],
    ['Bahasa pengantar', languageLabels[language]],
    ...(cohort ? [['Angkatan', cohort] as const] : []),
    ...(startsAt && endsAt ? [['Berlangsung', dateRange(startsAt, endsAt)] as const] : []),
    ...(sessions.length > 0 ? [['Sesi langsung', `${decimal(sessions.length)} pertemuan`] as const] : []),
    ...(weeklyHours ? [['Waktu belajar', `${decimal(weeklyHours)} jam per minggu`] as const] : []),
  ];
  return <Facts className="class-facts num" facts={facts} />;
}
