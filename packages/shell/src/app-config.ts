export interface AppConfig {
  productName: string;
  /** Payments are simulated, and the data may be wiped. */
  demoMode: boolean;
  /** The product's accounts on social networks. */
  socialLinks: string[];
  /** Of the product at Google; null where nobody signs in by it. */
  googleClientId: string | null;
  /** The product's pixel at a social network's ads service, and where its events go; null where no ads are measured. */
  adPixel: { id: string; url: string } | null;
  /** Where people write to. */
  contactEmail: string;
}

let config: AppConfig | undefined;

/** What the server wrote into the page: the one build serves any name and mode. */
export function appConfig(): AppConfig {
  config ??= readJson<AppConfig>('app-config') ?? {
    productName: document.title,
    demoMode: false,
    socialLinks: [],
    googleClientId: null,
    adPixel: null,
    contactEmail: '',
  };
  return config;
}

/** On the server, which has no page to read it from. */
export function setAppConfig(given: AppConfig | undefined) {
  config = given;
}

/** The content of a JSON script element, where the page has it. */
export function readJson<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}
