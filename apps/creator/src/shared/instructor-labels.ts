import { hasScope } from '@sinau/contracts/authoring/instructor/instructor.rules';
import { instructorScopes, type InstructorScope } from '@sinau/contracts/core/auth/membership.rules';
import type { MyProgram } from '@sinau/contracts/authoring/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import type { MyWebinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import { buildHref } from './build-href.ts';

/** Scopes of an instructor, as the mitra chooses them. */
export const scopeLabels: Record<InstructorScope, { label: string; description: string }> = {
  edit: { label: 'Menyunting', description: 'Mengubah isi kelas dan mengajukannya untuk ditinjau.' },
  grade: { label: 'Menilai', description: 'Menilai tugas dan menjawab diskusi sebagai instruktur.' },
  report: { label: 'Laporan', description: 'Melihat peserta dan progres mereka, tanpa penjualan.' },
};

export const scopeList = (scopes: readonly InstructorScope[]) =>
  instructorScopes
    .filter((scope) => scopes.includes(scope))
    .map((scope) => scopeLabels[scope].label)
    .join(' · ');

/** Links to the builder, or to what an instructor who cannot edit may open. */
export function hrefForInstructor(taught: Pick<MyProgram | MyWebinar, 'id' | 'scopes' | 'type' | 'slug'>) {
  const { scopes, type, slug } = taught;
  if (hasScope(scopes, 'edit')) return buildHref(taught);
  return hasScope(scopes, 'report') ? screens.classReport({ type, id: slug }) : screens.classPage(slug);
}
