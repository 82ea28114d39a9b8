import type { ClassReport } from '@sinau/contracts/report/report.schemas';
import { programFormatWords } from '../../shared/program-formats.ts';

/** What kind of class it is, and that it is off the shelf. */
export function kindWords({ type, format, archiveAt }: Pick<ClassReport, 'type' | 'format' | 'archiveAt'>): string {
  const kind = type === 'program' ? programFormatWords[format].label : 'Webinar';
  return archiveAt ? `${kind} · Diarsipkan` : kind;
}
