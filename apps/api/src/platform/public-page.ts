import type { Answer, NamedEndpoint } from '@sinau/contracts';
import type { CallInput } from '@sinau/contracts/address';
import type { SharePicture } from './share-picture.ts';

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
  /** What link previews show; without it, the picture of the product. */
  readonly picture?: SharePicture;
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
  /** Its layout, where that is loaded with it. */
  readonly layout?: string;
  /** One of several parts of the screen that the address shows, in a module of its own. */
  readonly part?: (url: URL) => string;
  /** As of an endpoint; what it asks for next is a part of it. */
  readonly isLasting?: boolean;
  /** What the screen will ask for first, by the same keys; the first call, if any, is what the page is about. */
  readonly calls: (url: URL) => PageCall[];
  /** What it asks for next, where that depends on the answer of the first call. */
  readonly nextCalls?: (url: URL, answer: unknown) => PageCall[];
  /** From the answer of the first call. */
  readonly head: (url: URL, answer: unknown) => PageHead;
}

/** A page of the creator portal that opens as quickly as a public one. Its module declares it. */
export interface PortalPage {
  readonly pattern: RegExp;
  /** The screen and its layouts in the portal, whose files are asked for in the head. */
  readonly modules: readonly string[];
}

interface PageDefinition<E extends NamedEndpoint> extends Omit<PublicPage, 'calls' | 'nextCalls' | 'head'> {
  readonly calls: (url: URL) => [main: PageCall<E>, ...others: PageCall[]];
  readonly nextCalls?: (url: URL, answer: Answer<E>) => PageCall[];
  readonly head: (url: URL, answer: Answer<E>) => PageHead;
}
export const definePage = <E extends NamedEndpoint>(page: PageDefinition<E>) => page as PublicPage;
