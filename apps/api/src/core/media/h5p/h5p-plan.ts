import { runtimeFolder } from '@sinau/contracts/core/media/package.rules';

/** Parts that the page of an H5P package is made from. Made when the package is unpacked, and stored with its files. */
export interface H5pPlan {
  readonly title: string;
  readonly language: string;
  /** Main library, as in 'H5P.MultiChoice 1.16'. */
  readonly library: string;
  readonly metadata: object;
  /** Folders of the libraries by 'H5P.MultiChoice-1.16'. */
  readonly folders: Readonly<Record<string, string>>;
  /** Paths within the package, each after those that it needs. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Names below the address of a package: the first page, the runtime, and the plan. */
export const h5pPage = `${runtimeFolder}/h5p.html`;
export const h5pScript = `${runtimeFolder}/h5p.js`;
export const h5pPlan = `${runtimeFolder}/h5p.json`;
