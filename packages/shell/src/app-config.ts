export interface AppConfig {
  productName: string;
  /** Payments are simulated, and the data may be wiped. */
  demoMode: boolean;
  /** The product's accounts on social networks. */
  socialLinks: string[];
  /** Client id of the product at Google; null if sign-in with Google is off. */
  googleClientId: string | null;
  /**
   * The product's pixel at a social network's ads service, and the address of its events; null if ads are not measured.
   */
  adPixel: { id: string; url: string } | null;
  /** Address for contact. */
  contactEmail: string;
}

let config: AppConfig | undefined;

/** Configuration that the server wrote into the page: one build serves any name and mode. */
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

/** For the server, which has no page to read it from. */
export function setAppConfig(given: AppConfig | undefined) {
  config = given;
}

/** Reads the content of a JSON script element, if the page has it. */
export function readJson<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}
