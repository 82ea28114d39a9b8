import { withQuery } from '@sinau/contracts/address';
import { screens } from '@sinau/contracts/screens';
import { TabLinks } from '@sinau/ui';
import { useIsMember } from '../scopes.ts';
import './kind-tabs.css';

/** What a mitra sells, in lists of their own. */
const kinds = { class: 'Kelas', webinar: 'Webinar', bundling: 'Bundling' } as const;
export type SoldKind = keyof typeof kinds;
type Addresses = Readonly<Record<SoldKind, string>>;

const tabOf = (page: string, tab: SoldKind) => withQuery(page, { tab });
export const catalogTabs: Addresses = {
  class: screens.creatorCatalog(),
  webinar: tabOf(screens.creatorCatalog(), 'webinar'),
  bundling: screens.creatorBundles(),
};
export const archiveTabs: Addresses = {
  class: screens.creatorArchive(),
  webinar: tabOf(screens.creatorArchive(), 'webinar'),
  bundling: tabOf(screens.creatorArchive(), 'bundling'),
};

/** The tab that an address names; classes where it names none. */
export const readTab = (query: URLSearchParams): SoldKind =>
  (Object.keys(kinds) as SoldKind[]).find((kind) => kind === query.get('tab')) ?? 'class';

interface KindTabsProps {
  label: string;
  tabs: Addresses;
  current: SoldKind;
}

/** Instructors teach classes and webinars; bundles do not concern them. */
export function KindTabs({ label, tabs, current }: KindTabsProps) {
  const isMember = useIsMember();
  const items = (Object.keys(kinds) as SoldKind[])
    .filter((kind) => kind !== 'bundling' || isMember)
    .map((kind) => ({ href: tabs[kind], label: kinds[kind], isCurrent: kind === current }));
  return (
    <div className="kind-tabs">
      <TabLinks label={label} items={items} />
    </div>
  );
}
