import { childrenOf, elementNamed, elementsNamed, textIn, type XmlNode } from '../../../../platform/xml.ts';
import { tidied } from '@sinau/contracts/core/typed/text.rules';

/** A place in the order of a cartridge: a folder, or a resource with a title. */
export interface CartridgeItem {
  readonly title: string;
  readonly resourceId: string;
  readonly isHidden: boolean;
  readonly items: readonly CartridgeItem[];
}
export interface CartridgeSection {
  readonly title: string;
  /** Lessons in their order, each with the folder that it lay in below its section. */
  readonly places: readonly (Omit<CartridgeItem, 'items'> & { readonly folder: string | null })[];
}

const itemsIn = (node: XmlNode): CartridgeItem[] =>
  childrenOf(node, 'item').map((item) => ({
    title: tidied(textIn(childrenOf(item, 'title')[0])).trim(),
    resourceId: item.attributes['identifierref'] ?? '',
    isHidden: item.attributes['isvisible'] === 'false',
    items: itemsIn(item),
  }));

/** Returns the sections of a manifest: its upper folders, and one for what lies beside them. */
export function sectionsOf(manifest: XmlNode): CartridgeSection[] {
  const organization = elementNamed(manifest, 'organization');
  const roots = organization ? itemsIn(organization) : [];
  // The organization has one item at its root, which is the course itself.
  const top = roots.length === 1 && !roots[0]!.resourceId ? roots[0]!.items : roots;
  const sections: CartridgeSection[] = [];
  let loose: CartridgeItem[] = [];
  const endLoose = () => {
    if (loose.length > 0) sections.push({ title: 'Materi', places: loose.flatMap((item) => placesOf(item, null)) });
    loose = [];
  };
  for (const item of top) {
    if (item.items.length === 0) loose.push(item);
    else {
      endLoose();
      sections.push({ title: item.title, places: placesIn(item, null) });
    }
  }
  endLoose();
  return sections;
}

/** Folders within a section have no place of their own: their lessons follow each other. */
const placesIn = (item: CartridgeItem, folder: string | null): CartridgeSection['places'] => [
  ...(item.resourceId ? [{ ...item, folder }] : []),
  ...item.items.flatMap((one) => placesOf(one, folder)),
];
const placesOf = (item: CartridgeItem, folder: string | null): CartridgeSection['places'] =>
  item.items.length > 0 ? placesIn(item, folder ? `${folder} › ${item.title}` : item.title) : [{ ...item, folder }];

export const resourcesOf = (manifest: XmlNode) =>
  new Map(
    elementsNamed(manifest, 'resources').flatMap((list) =>
      childrenOf(list, 'resource').map((node) => [node.attributes['identifier'] ?? '', node] as const),
    ),
  );
