import {
  classFromName,
  ContentType,
  getContentPath,
  getLibraryPath,
  getPath,
  instances,
  libraryFromString,
  newRunnable,
  reportError,
  setSource,
} from './content.ts';
import { EventDispatcher, externalDispatcher, H5PEvent, onInstance, triggerInstance } from './events.ts';
import type { Lesson } from './lesson.ts';
import { ConfirmationDialog, Dialog, fullScreen, Tooltip } from './screen.ts';
import {
  cloneObject,
  Copyrights,
  createTitle,
  createUUID,
  isEmpty,
  ownWords,
  shuffleArray,
  translate,
  trim,
} from './tools.ts';
import type { Instance, Namespace, Plan, Query, RunnableExtras } from './types.ts';
import { XAPIEvent } from './xapi.ts';

/** Id of the only content of a page, wherever the package came from. */
export const contentId = 1;

/** Makes `H5P`, which content types add themselves to and call. */
export function createNamespace(lesson: Lesson): Namespace {
  const H5P: Namespace = {
    jQuery: window.jQuery,
    $window: window.jQuery(window),
    $body: window.jQuery(document.body),
    isFramed: true,
    instances,
    externalDispatcher,
    // The page around the frame has a button for full screen.
    canHasFullScreen: false,
    fullscreenSupported: false,
    isFullscreen: false,
    fullScreenBrowserPrefix: undefined,
    preventInit: true,
    opened: {},

    Event: H5PEvent,
    EventDispatcher,
    XAPIEvent,
    ContentType,
    Dialog,
    ConfirmationDialog,
    Tooltip,
    ContentCopyrights: Copyrights,
    MediaCopyright: Copyrights,
    Thumbnail: Copyrights,
    Field: Copyrights,
    DefinitionList: Copyrights,

    on: onInstance,
    trigger: triggerInstance,
    newRunnable,
    classFromName,
    libraryFromString,
    getPath,
    getContentPath,
    getLibraryPath,
    setSource,
    getCrossOrigin: () => null,
    addQueryParameter: (path: string, parameter: string) => `${path}${path.includes('?') ? '&' : '?'}${parameter}`,
    fullScreen: (container: Query, instance: Instance, onExit?: () => void) =>
      fullScreen(H5P, container, instance, onExit),
    semiFullScreen: (container: Query, instance: Instance, onExit?: () => void) =>
      fullScreen(H5P, container, instance, onExit),

    cloneObject,
    shuffleArray,
    trim,
    createUUID,
    createTitle,
    isEmpty,
    t: translate,
    error: reportError,
    jsLoaded: () => true,
    cssLoaded: () => true,
    getCopyrights: () => new Copyrights(),
    findCopyrights: () => undefined,
    buildMetadataCopyrights: () => undefined,
    // Results go to the lesson by statements, which every content type with a score sends.
    setFinished: () => undefined,
    ...userDataCalls(lesson),
  };
  return H5P;
}

type Done = (error: unknown, value?: unknown) => void;
/** Calls by which content types store values besides their state. */
function userDataCalls(lesson: Lesson) {
  const keyOf = (dataId: string, subContentId: unknown = 0) => `${String(subContentId)}/${dataId}`;
  return {
    getUserData: (_content: unknown, dataId: string, done: Done, subContentId?: unknown) =>
      void setTimeout(() => done(undefined, lesson.userDataOf(keyOf(dataId, subContentId)))),
    setUserData: (_content: unknown, dataId: string, value: unknown, extras: RunnableExtras = {}) =>
      lesson.setUserData(keyOf(dataId, extras.subContentId), value),
    deleteUserData: (_content: unknown, dataId: string, subContentId?: unknown) =>
      lesson.setUserData(keyOf(dataId, subContentId), null),
  };
}

/** Makes `H5PIntegration`, in which some content types look for what their page says of them. */
export const integrationOf = ({ title, library, metadata, root }: Plan): Namespace => ({
  baseUrl: location.origin,
  url: root,
  siteUrl: location.origin,
  postUserStatistics: false,
  reportingIsEnabled: true,
  saveFreq: false,
  l10n: { H5P: ownWords },
  contents: {
    [`cid-${contentId}`]: {
      library,
      title,
      metadata,
      url: `${location.origin}/h5p/${contentId}`,
      fullScreen: '0',
      displayOptions: { frame: false, export: false, embed: false, copyright: false, icon: false },
      contentUserData: [],
    },
  },
});
