export { appConfig, type AppConfig } from './app-config.ts';
export { frameId } from './application.tsx';
export { BrandLink } from './brand-link.tsx';
export { ErrorPage, NotFoundPage } from './errors/error-page.tsx';
export { createQueryClient } from './feedback/query-client.ts';
export { ListStates, QueryStates } from './feedback/query-states.tsx';
export { refreshQueries, type Refreshed } from './feedback/refresh-queries.ts';
export { snackbarShown } from './feedback/snackbar.slice.ts';
export { useUndoSnackbar } from './feedback/use-undo-snackbar.ts';
export { ClassFrame } from './layouts/class-frame.tsx';
export { SideMenu } from './layouts/side-menu.tsx';
export { AppLink } from './navigation/app-link.tsx';
export { Leave } from './navigation/guard.tsx';
export { lazySection } from './navigation/lazy-section.ts';
export { part } from './navigation/part.tsx';
export { loadChunk } from './navigation/load-chunk.ts';
export { mainId } from './navigation/main-id.ts';
export { PageTitle } from './navigation/page-title.tsx';
export { usePrefetch, usePrefetchOnIdle } from './navigation/prefetch.ts';
export { guarded, layout, lazyLayout, page } from './navigation/routes.tsx';
export { useGo } from './navigation/use-go.ts';
export { useGoBack } from './navigation/use-go-back.ts';
export { useSearch } from './navigation/use-search.ts';
export { NotificationBell } from './notifications/notification-bell.tsx';
export { saveFile } from './save-file.ts';
export {
  afterLogin,
  offerRefText,
  pendingPurchaseIn,
  type ResumedAction,
  type OfferRef,
} from './session/resume-after-login.ts';
export { ownKey } from './session/session-storage.ts';
export { selectProfile, signedIn, signedOut } from './session/session.slice.ts';
export { tokenOf, useSignIn } from './session/sign-in.ts';
export { useDraftKey } from './session/use-draft-key.ts';
export { useResendVerification } from './session/use-resend-verification.ts';
export { useSessionHold } from './session/use-session-hold.ts';
export {
  forgetSession,
  useIsInterrupted,
  useIsSignedIn,
  useProfile,
  useRefreshProfile,
  useSignOut,
} from './session/use-session.ts';
export { startApp } from './start-app.tsx';
export type { ShellState } from './store.ts';
export { useCooldown } from './use-cooldown.ts';
