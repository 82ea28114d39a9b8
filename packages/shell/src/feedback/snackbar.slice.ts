import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface SnackbarState {
  id: string;
  msg: string;
  /** Success is green, error red; background, colour and icon follow from it in `@sinau/ui`. */
  tone: 'success' | 'error';
  /** Null for a message that stays until it is closed. */
  timeout: number | null;
  /** A link beside the message. */
  link?: { href: string; label: string } | undefined;
  /** The label of the undo button; see `useUndoSnackbar`. */
  undoLabel?: string | undefined;
}

type Announcement = Pick<SnackbarState, 'msg' | 'tone'> &
  Partial<Pick<SnackbarState, 'timeout' | 'link' | 'undoLabel'>>;

export const snackbarSlice = createSlice({
  name: 'snackbars',
  initialState: [] as SnackbarState[],
  reducers: {
    snackbarShown: {
      // A problem stays until it is closed: whoever reads slowly would miss what to do about it (WCAG 2.2.1).
      prepare: (announcement: Announcement) => ({
        payload: { id: nanoid(), timeout: announcement.tone === 'error' ? null : 5000, ...announcement },
      }),
      /** A repeated message replaces the first one. */
      reducer: (state, { payload }: PayloadAction<SnackbarState>) => [
        ...state.filter(({ msg, tone }) => msg !== payload.msg || tone !== payload.tone),
        payload,
      ],
    },
    snackbarClosed: (state, { payload: id }: PayloadAction<string>) => state.filter((snackbar) => snackbar.id !== id),
  },
  selectors: { selectSnackbars: (state) => state },
});

export const { snackbarShown, snackbarClosed } = snackbarSlice.actions;
export const { selectSnackbars } = snackbarSlice.selectors;

const carriedKey = 'snackbars';

/** Stores the open snackbars for the next page load, without their undo buttons. */
export const carrySnackbars = (snackbars: readonly SnackbarState[]) =>
  sessionStorage.setItem(carriedKey, JSON.stringify(snackbars.filter(({ undoLabel }) => undoLabel === undefined)));

/** Reads and clears the snackbars of the previous page. */
export function takeCarriedSnackbars(): SnackbarState[] {
  const carried = sessionStorage.getItem(carriedKey);
  sessionStorage.removeItem(carriedKey);
  return carried ? (JSON.parse(carried) as SnackbarState[]) : [];
}
