/** A collection of jQuery, as far as the runtime uses one. */
export interface Query {
  readonly length: number;
  readonly [index: number]: HTMLElement;
  addClass(names: string): Query;
  removeClass(names: string): Query;
  toggleClass(name: string, isSet: boolean): Query;
}

export type Listener = (event: never) => void;
export type Extras = { readonly bubbles?: boolean; readonly external?: boolean };

/** Libraries as `library.json` identifies them. */
export interface LibraryName {
  readonly machineName: string;
  readonly majorVersion: number;
  readonly minorVersion: number;
}

/** Instance of a content type: a stranger's object, of which every property may be missing. */
export interface Instance {
  contentId?: unknown;
  subContentId?: unknown;
  parent?: Instance;
  libraryInfo?: LibraryName & { versionedName: string; versionedNameNoSpaces: string };
  activityStartTime?: number;
  $?: unknown;
  attach?: (container: Query) => void;
  on?: (type: string, listener: Listener, thisArg?: unknown) => void;
  trigger?: (event: unknown, data?: unknown, extras?: Extras) => void;
  resize?: () => void;
  getTitle?: () => unknown;
  getCurrentState?: () => unknown;
}

/** A content and the library that runs it, as `content.json` and `h5p.json` write it. */
export interface Runnable {
  readonly library: string;
  readonly params?: unknown;
  readonly subContentId?: unknown;
  readonly metadata?: unknown;
  readonly userDatas?: { readonly state?: unknown };
}

export interface RunnableExtras {
  parent?: Instance;
  subContentId?: unknown;
  previousState?: unknown;
  metadata?: unknown;
  standalone?: boolean;
  [other: string]: unknown;
}

/** Plan of a package in the page that the server makes; as `H5pPlan` there. */
export interface Plan {
  readonly title: string;
  readonly language: string;
  /** Main library, as in 'H5P.MultiChoice 1.16'. */
  readonly library: string;
  readonly metadata: object;
  /** Folders of the libraries by 'H5P.MultiChoice-1.16'. */
  readonly folders: Readonly<Record<string, string>>;
  /** Address that the package begins with. */
  readonly root: string;
}

export interface Namespace {
  [name: string]: unknown;
}

declare global {
  interface Window {
    H5P: Namespace;
    H5PIntegration: Namespace;
    H5PPlan: Plan;
    jQuery: ((element: unknown) => Query) & {
      noConflict(all: boolean): Window['jQuery'];
      readonly migrateMute?: boolean;
    };
  }
}
