import { EventDispatcher, triggerInstance } from './events.ts';
import type { Instance, LibraryName, Plan, Query, Runnable, RunnableExtras } from './types.ts';

const plan = (): Plan => window.H5PPlan;

/** Returns the address of a file of a content: those on other sites stay as they are. */
export function getPath(path: unknown, _contentId?: unknown): string {
  const written = String(path).replace(/#tmp$/, '');
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(written) ? written : `${getContentPath()}/${written}`;
}
export const getContentPath = (_contentId?: unknown): string => `${plan().root}content`;

/** Returns the address of the folder of a library, which is named by 'H5P.MultiChoice-1.16'. */
export function getLibraryPath(name: string): string {
  const { root, folders } = plan();
  // A later version may stand in for the one that a content asks for.
  const unversioned = name.replace(/-[\d.]+$/, '-');
  const known = Object.hasOwn(folders, name) ? name : Object.keys(folders).find((key) => key.startsWith(unversioned));
  return root + (known === undefined ? name : folders[known]!);
}

export function setSource(element: HTMLMediaElement | HTMLImageElement, source: { path: string }, contentId?: unknown) {
  element.src = getPath(source.path, contentId);
}

/** Reads 'H5P.MultiChoice 1.16'. */
export function libraryFromString(text: unknown): LibraryName | false {
  const [, machineName, major, minor] = /^([\w.-]+) (\d+)\.(\d+)(?:\.\d+)?$/.exec(String(text)) ?? [];
  return machineName ? { machineName, majorVersion: Number(major), minorVersion: Number(minor) } : false;
}

type ContentClass = new (params: unknown, contentId: unknown, extras: RunnableExtras) => Instance;

/** Returns what a script of the package has put under a name, such as 'H5P.MultiChoice'. */
export function classFromName(name: string): ContentClass | undefined {
  let found: unknown = window;
  for (const part of name.split('.')) {
    if ((typeof found !== 'object' && typeof found !== 'function') || found === null) return undefined;
    found = (found as Record<string, unknown>)[part];
  }
  return typeof found === 'function' ? (found as ContentClass) : undefined;
}

/**
 * Base of content types. Called with whether a content is the outermost one, it returns a class whose methods content
 * types may have as well.
 */
export function ContentType(isOutermost: boolean) {
  const Base = function () {} as unknown as { new (): object; prototype: Record<string, unknown> };
  Base.prototype = Object.create(EventDispatcher.prototype) as Record<string, unknown>;
  Base.prototype.isRoot = () => isOutermost;
  Base.prototype.getLibraryFilePath = function (this: Instance, path: string) {
    return `${getLibraryPath(this.libraryInfo!.versionedNameNoSpaces)}/${path}`;
  };
  return Base;
}

/** Instances of this page: the main content. */
export const instances: Instance[] = [];

/**
 * Makes an instance of a content and shows it. What a content type lacks of `ContentType` stands between it and its own
 * prototype, for this instance alone: the same type may be the main content and a part of another.
 */
export function newRunnable(
  runnable: Runnable,
  contentId: unknown,
  container?: Query,
  skipsResize?: boolean,
  extras: RunnableExtras = {},
): Instance | undefined {
  const name = libraryFromString(runnable?.library);
  const Content = name ? classFromName(name.machineName) : undefined;
  if (!name || !Content) {
    reportError(`Unable to find constructor for: ${runnable?.library}`);
    return undefined;
  }
  if (runnable.subContentId) extras.subContentId = runnable.subContentId;
  if (runnable.userDatas?.state) extras.previousState = parsed(runnable.userDatas.state);
  if (runnable.metadata) extras.metadata = runnable.metadata;
  const isOutermost = extras.standalone === true;
  extras.standalone = isOutermost;

  const versionedName = `${name.machineName} ${name.majorVersion}.${name.minorVersion}`;
  const libraryInfo = { ...name, versionedName, versionedNameNoSpaces: versionedName.replace(' ', '-') };
  const instance = Reflect.construct(
    Content,
    [runnable.params ?? {}, contentId, extras],
    withBase(Content, ContentType(isOutermost).prototype, libraryInfo),
  ) as Instance;
  instance.$ ??= window.jQuery(instance);
  instance.contentId ??= contentId;
  instance.subContentId ??= runnable.subContentId;
  if (extras.parent) instance.parent ??= extras.parent;
  instance.libraryInfo ??= libraryInfo;

  if (container) {
    container.toggleClass('h5p-standalone', isOutermost);
    instance.attach?.(container);
    const changed = { $target: container, library: name.machineName, key: 'newLibrary' };
    triggerInstance(instance, 'domChanged', changed, { bubbles: true, external: true });
    if (!skipsResize) triggerInstance(instance, 'resize');
  }
  return instance;
}

/** Returns a target of construction whose prototype adds what the class does not have. */
function withBase(Content: ContentClass, base: object, libraryInfo: Instance['libraryInfo']) {
  const prototype = Object.create(Content.prototype as object) as Record<string, unknown>;
  for (let from: object | null = base; from && from !== Object.prototype; from = Object.getPrototypeOf(from) as object)
    for (const [method, value] of Object.entries(from)) if (!(method in prototype)) prototype[method] = value;
  prototype.libraryInfo = libraryInfo;
  const target = function () {};
  target.prototype = prototype;
  return target;
}

/** Saved states are text where they come from a server, and values elsewhere. */
function parsed(state: unknown) {
  if (typeof state !== 'string') return state;
  try {
    return JSON.parse(state) as unknown;
  } catch {
    return undefined;
  }
}

export function reportError(error: unknown) {
  // oxlint-disable-next-line no-console -- the one place in a frame where authors of content types read errors
  console.error(error);
}
