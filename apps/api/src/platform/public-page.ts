import type { Answer, NamedEndpoint } from '@sinau/contracts';
import type { CallInput } from '@sinau/contracts/address';

export interface PageCall<E extends NamedEndpoint = NamedEndpoint> {
  readonly endpoint: E;
  readonly input?: CallInput;
}

/** What search engines and link previews read of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The address that search engines keep: without what only sorts or tracks. */
  readonly canonical: string;
  readonly image?: string;
  /** The largest picture of the first screen, which the browser loads before the page's code has asked for it. */
  readonly firstPicture?: string;
  /** False keeps the page out of search engines. */
  readonly isIndexed?: boolean;
  readonly jsonLd?: object;
}

/** A page of the learner application that visitors and search engines open first. Its module declares it. */
export interface PublicPage {
  readonly pattern: RegExp;
  /** The screen in the learner application. */
  readonly screen: string;
  /** What the screen will ask for first, by the same keys; the first call is what the page is about. */
  readonly calls: (url: URL) => [main: PageCall, ...others: PageCall[]];
  /** From the answer of the first call. */
  readonly head: (url: URL, answer: unknown) => PageHead;
}

interface PageDefinition<E extends NamedEndpoint> extends Omit<PublicPage, 'calls' | 'head'> {
  readonly calls: (url: URL) => [main: PageCall<E>, ...others: PageCall[]];
  readonly head: (url: URL, answer: Answer<E>) => PageHead;
}
export const definePage = <E extends NamedEndpoint>(page: PageDefinition<E>) => page as PublicPage;
