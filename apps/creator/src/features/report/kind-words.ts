import type { ClassReport } from '@sinau/contracts/report/report.schemas';
import { programFormatWords } from '../../shared/program-formats.ts';

/** The kind of class, and whether it is archived. */
export function kindWords({ format, archiveAt }: Pick<ClassReport, 'format' | 'archiveAt'>): string {
  const kind = format ? programFormatWords[format].label : 'Webinar';
  return archiveAt ? `${kind} · Diarsipkan` : kind;
}
