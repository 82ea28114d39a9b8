import type { ComponentType } from 'react';
import type { CatalogCard } from '@sinau/contracts/storefront/catalog/catalog.schemas';
import type { CatalogTab } from '@sinau/contracts/storefront/catalog/catalog.search';
import { GraduationCap, Layers, Play, Presentation, Users } from '@sinau/ui/icons';

interface ClassType {
  tab: CatalogTab;
  label: string;
  description: string;
  icon: ComponentType;
}

/** Class types in the order of the catalog's tabs. */
export const classTypes: readonly ClassType[] = [
  { tab: 'self-paced', label: 'Kelas Mandiri', description: 'Video dan bacaan, mulai kapan saja', icon: Play },
  { tab: 'webinar', label: 'Webinar', description: 'Sesi langsung, bisa bertanya', icon: Presentation },
  { tab: 'intensive', label: 'Kelas Intensif', description: 'Beberapa minggu bersama pengajar', icon: Users },
  { tab: 'bootcamp', label: 'Bootcamp', description: 'Program lengkap sampai siap kerja', icon: GraduationCap },
  { tab: 'bundling', label: 'Bundling', description: 'Beberapa kelas, satu harga hemat', icon: Layers },
];

/** Returns the label: 'Kelas Mandiri' for 'self-paced'. */
export const classTypeLabel = (tab: CatalogTab): string => classTypes.find((type) => type.tab === tab)?.label ?? '';

/** Returns the catalog tab that lists this item. */
export const tabOf = ({ type, format }: Pick<CatalogCard, 'type' | 'format'>): CatalogTab =>
  type === 'bundle' ? 'bundling' : type === 'webinar' ? 'webinar' : (format ?? 'self-paced');
