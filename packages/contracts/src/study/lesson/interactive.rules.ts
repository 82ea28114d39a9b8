import { tidied } from '../../core/typed/text.rules.ts';

/** A provider of embedded materials, and its address pattern; the first group identifies the material. */
interface Provider {
  readonly name: string;
  /** Source for `frame-src` of a content security policy. */
  readonly origin: string;
  readonly patterns: readonly RegExp[];
  /** Builds the address to embed from the groups of the matching pattern. */
  readonly embed: (groups: string[]) => string;
}

const end = '(?:[/?#].*)?$';
const address = (pattern: string) => new RegExp(`^https://${pattern}${end}`);

export const interactiveProviders = {
  h5p: {
    name: 'H5P.com',
    origin: 'https://*.h5p.com',
    patterns: [address('([a-z0-9][a-z0-9-]{0,62})\\.h5p\\.com/content/(\\d{6,30})')],
    embed: ([site, id]) => `https://${site}.h5p.com/content/${id}/embed`,
  },
  genially: {
    name: 'Genially',
    origin: 'https://view.genially.com',
    patterns: [address('view\\.genial(?:ly\\.com|\\.ly)/([0-9a-f]{24})')],
    embed: ([id]) => `https://view.genially.com/${id}`,
  },
  canva: {
    name: 'Canva',
    origin: 'https://www.canva.com',
    patterns: [address('(?:www\\.)?canva\\.com/design/([\\w-]{8,20})/([\\w-]{8,40})/(?:view|watch)')],
    embed: ([id, share]) => `https://www.canva.com/design/${id}/${share}/view?embed`,
  },
  googleSlides: {
    name: 'Google Slide',
    origin: 'https://docs.google.com',
    patterns: [address('docs\\.google\\.com/presentation/(?:u/\\d/)?d/(e/[\\w-]{20,120}|[\\w-]{20,120})')],
    embed: ([id]) => `https://docs.google.com/presentation/d/${id}/embed`,
  },
  googleForms: {
    name: 'Google Formulir',
    origin: 'https://docs.google.com',
    patterns: [address('docs\\.google\\.com/forms/(?:u/\\d/)?d/e/([\\w-]{20,120})')],
    embed: ([id]) => `https://docs.google.com/forms/d/e/${id}/viewform?embedded=true`,
  },
  codepen: {
    name: 'CodePen',
    origin: 'https://codepen.io',
    patterns: [address('codepen\\.io/([\\w-]{1,40})/(?:pen|embed|full|details)/([A-Za-z0-9]{5,40})')],
    embed: ([user, id]) => `https://codepen.io/${user}/embed/${id}?default-tab=result`,
  },
  phet: {
    name: 'PhET',
    origin: 'https://phet.colorado.edu',
    patterns: [
      address('phet\\.colorado\\.edu/sims/html/([a-z0-9-]{2,60})/latest/([a-z0-9-]{2,60}_[a-zA-Z_]{2,8})\\.html'),
    ],
    embed: ([simulation, page]) => `https://phet.colorado.edu/sims/html/${simulation}/latest/${page}.html`,
  },
  geogebra: {
    name: 'GeoGebra',
    origin: 'https://www.geogebra.org',
    patterns: [address('(?:www\\.)?geogebra\\.org/(?:m|material/iframe/id|material/show/id)/([A-Za-z0-9]{6,12})')],
    embed: ([id]) => `https://www.geogebra.org/material/iframe/id/${id}`,
  },
} as const satisfies Record<string, Provider>;
export type InteractiveProvider = keyof typeof interactiveProviders;

/** Named in the refusal of another address. */
export const interactiveProviderNames = Object.values(interactiveProviders).map(({ name }) => name);

export interface InteractiveEmbed {
  readonly provider: InteractiveProvider;
  /** Rebuilt from the pasted address, so that no other part of it is ever loaded. */
  readonly address: string;
}

/** Returns the material for an address of an allowed provider; null for any other address. */
export function interactiveEmbedOf(pasted: string): InteractiveEmbed | null {
  for (const [provider, { patterns, embed }] of Object.entries<Provider>(interactiveProviders)) {
    for (const pattern of patterns) {
      const groups = pattern.exec(tidied(pasted).trim());
      if (groups) return { provider: provider as InteractiveProvider, address: embed(groups.slice(1)) };
    }
  }
  return null;
}

/** Maximum state of an HTML5 package for a participant, as JSON text. */
export const maxPackageState = 65_536;
/** The same for a SCORM package, whose suspend data alone may take 64 KB. */
export const maxTrackedState = 262_144;
