import type { ClassReport } from '@sinau/contracts/backoffice/report/report.schemas';
import { programFormatWords } from '../../shared/program-formats.ts';
import { soldTypeWords } from '../../shared/sold-types.ts';

/** The kind of class, and whether it is archived. */
export function kindWords({ type, format, archiveAt }: Pick<ClassReport, 'type' | 'format' | 'archiveAt'>): string {
  const kind = format ? programFormatWords[format].label : soldTypeWords[type];
  return archiveAt ? `${kind} · Diarsipkan` : kind;
}
