import { withQuery } from '@sinau/contracts/address';
import { screens } from '@sinau/contracts/screens';
import { TabLinks } from '@sinau/ui';
import { useIsMember } from '../scopes.ts';
import { soldTypeLabels, soldTypes, type SoldType } from '../sold-types.ts';
import './kind-tabs.css';

/** Names of the tabs in addresses. */
const tabNames: Readonly<Record<SoldType, string>> = { program: 'class', webinar: 'webinar', bundle: 'bundling' };
type Addresses = Readonly<Record<SoldType, string>>;

const tabOf = (page: string, type: SoldType) => withQuery(page, { tab: tabNames[type] });
export const catalogTabs: Addresses = {
  program: screens.creatorCatalog(),
  webinar: tabOf(screens.creatorCatalog(), 'webinar'),
  bundle: screens.creatorBundles(),
};
export const archiveTabs: Addresses = {
  program: screens.creatorArchive(),
  webinar: tabOf(screens.creatorArchive(), 'webinar'),
  bundle: tabOf(screens.creatorArchive(), 'bundle'),
};

/** Returns the tab that an address names; classes where it names none. */
export const readTab = (query: URLSearchParams): SoldType =>
  soldTypes.find((type) => tabNames[type] === query.get('tab')) ?? 'program';

interface KindTabsProps {
  label: string;
  tabs: Addresses;
  current: SoldType;
}

/** Tabs by kind. Instructors teach classes and webinars; bundles do not concern them. */
export function KindTabs({ label, tabs, current }: KindTabsProps) {
  const isMember = useIsMember();
  const items = soldTypes
    .filter((type) => type !== 'bundle' || isMember)
    .map((type) => ({ href: tabs[type], label: soldTypeLabels[type], isCurrent: type === current }));
  return (
    <div className="kind-tabs">
      <TabLinks label={label} items={items} />
    </div>
  );
}
