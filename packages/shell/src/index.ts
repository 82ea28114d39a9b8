export { appConfig } from './app-config.ts';
export { BrandLink } from './brand-link.tsx';
export { ErrorPage, NotFoundPage } from './errors/error-page.tsx';
export { snackbarShown } from './feedback/snackbar.slice.ts';
export { ClassFrame } from './layouts/class-frame.tsx';
export { SideMenu } from './layouts/side-menu.tsx';
export { AppLink } from './navigation/app-link.tsx';
export { loadChunk } from './navigation/load-chunk.ts';
export { mainId } from './navigation/main-id.ts';
export { PageTitle } from './navigation/page-title.tsx';
export { usePrefetch, usePrefetchOnIdle } from './navigation/prefetch.ts';
export { guarded, layout, lazyLayout, page } from './navigation/routes.tsx';
export { useGo } from './navigation/use-go.ts';
export { useSearch } from './navigation/use-search.ts';
export { afterLogin, type Handover, type Wanted } from './session/login-handover.ts';
export { selectProfile, signedIn, signedOut } from './session/session.slice.ts';
export {
  forgetSession,
  useIsSignedIn,
  useProfile,
  useRefreshProfile,
  useSignIn,
  useSignOut,
} from './session/use-session.ts';
export { startApp } from './start-app.tsx';
export type { ShellState } from './store.ts';
