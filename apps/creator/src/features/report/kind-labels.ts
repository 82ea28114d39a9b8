import type { ClassReport } from '@sinau/contracts/backoffice/report/report.schemas';
import { programFormatLabels } from '../../shared/program-formats.ts';
import { soldTypeLabels } from '../../shared/sold-types.ts';

/** The kind of class, and whether it is archived. */
export function kindLabels({ type, format, archiveAt }: Pick<ClassReport, 'type' | 'format' | 'archiveAt'>): string {
  const kind = format ? programFormatLabels[format].label : soldTypeLabels[type];
  return archiveAt ? `${kind} · Diarsipkan` : kind;
}
